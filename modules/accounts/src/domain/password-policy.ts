import { invalid } from '@callboard/core'
import { COMMON_PASSWORDS } from './common-passwords.ts'

/** Refuses passwords that are guessed first; the endpoint checks the length. @throws DomainError invalid */
export function requireGoodPassword(password: string, email: string): void {
  const lower = password.toLowerCase()
  if (COMMON_PASSWORDS.has(lower)) {
    throw invalid('password', 'This password is one of the most used ones. Please choose another.')
  }
  if (lower === email || lower === email.split('@')[0]) {
    throw invalid('password', 'The password must not be your e-mail address.')
  }
}
