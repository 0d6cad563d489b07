import { invalid, type UserType } from '@callboard/core'
import type { SecondFactor } from './second-factor.ts'

/** An account that is in use. A deleted account is a row without personal data that is never loaded. */
export interface User {
  readonly id: string
  /** Lower-cased. */
  readonly email: string
  /** PHC string; null for an account that has no password. */
  readonly passwordHash: string | null
  /** Google's id of the account that signs in here; null while none does. */
  readonly googleSubject: string | null
  /** Null while the account is signed in to without one. */
  readonly secondFactor: SecondFactor | null
  readonly userType: UserType
  readonly firstName: string
  readonly lastName: string
  /** E.164 */
  readonly phone: string | null
  /** Waits for a super admin to approve it as casting professional. */
  readonly staffRequested: boolean
  /** Key of the stored picture. */
  readonly logoKey: string | null
  /** What the office's own books call a casting director. */
  readonly businessId: string | null
  readonly externalPlatformUser: boolean
  readonly createdAt: Date
  /** Grows with every change of what others see of the account. */
  readonly version: number
}

/** The values that a new account begins with. */
export const NEW_ACCOUNT = {
  secondFactor: null,
  phone: null,
  logoKey: null,
  businessId: null,
  externalPlatformUser: false,
  version: 1,
} as const

/** False for an account that its owner has not taken over yet. */
export const canSignIn = ({ passwordHash, googleSubject }: User): boolean =>
  passwordHash !== null || googleSubject !== null

export const normalEmail = (typed: string): string => typed.trim().toLowerCase()

/** @throws DomainError invalid when a person who must have a name has none; talent give theirs later */
export function requireName(userType: UserType, firstName: string, lastName: string): void {
  if (userType === 'talent') return
  if (firstName === '') throw invalid('first_name', 'First name required')
  if (lastName === '') throw invalid('last_name', 'Last name required')
}

/**
 * For use cases that ask for the password again.
 * @param field where the person was to type it
 * @throws DomainError invalid for an account that signs in with Google only
 */
export function requirePassword({ passwordHash }: User, field: string): void {
  if (passwordHash !== null) return
  throw invalid(
    field,
    'Your account has no password yet. Log out and set one by Forgot password, then try again.',
  )
}
