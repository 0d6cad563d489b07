import { invalid } from '@callboard/core'
import { COMMON_PASSWORDS } from './common-passwords.ts'

/** Length is the endpoint's business; this refuses what is guessed first. @throws DomainError invalid */
export function requireGoodPassword(password: string, email: string): void {
  const lower = password.toLowerCase()
  if (COMMON_PASSWORDS.has(lower)) {
    throw invalid('password', 'This password is one of the most used ones. Please choose another.')
  }
  if (lower === email || lower === email.split('@')[0]) {
    throw invalid('password', 'The password must not be your e-mail address.')
  }
}
