import type { UserType } from '@callboard/core'
import { NEW_ACCOUNT, normalEmail, requireName, type User } from './user.ts'

/** The user types that a person may ask for. */
export type SignUpType = 'client' | 'talent' | 'casting_professional'

export interface Newcomer {
  readonly asked: SignUpType
  readonly email: string
  readonly firstName: string | undefined
  readonly lastName: string | undefined
  /** Set for a person with a verified Google identity. */
  readonly googleSubject: string | null
}

/** Sign-up gives no staff account: a casting professional gets a client account and a request. */
const typeOf = (asked: SignUpType): UserType => (asked === 'talent' ? 'talent' : 'client')

/**
 * The account of a new user, without a password yet.
 * @throws DomainError invalid when a name is missing
 */
export function newcomer({ asked, email, googleSubject, ...names }: Newcomer, id: string, now: Date): User {
  const userType = typeOf(asked)
  const firstName = names.firstName?.trim() ?? ''
  const lastName = names.lastName?.trim() ?? ''
  requireName(userType, firstName, lastName)
  return {
    id,
    email: normalEmail(email),
    passwordHash: null,
    googleSubject,
    userType,
    firstName,
    lastName,
    ...NEW_ACCOUNT,
    staffRequested: asked === 'casting_professional',
    createdAt: now,
  }
}

/** True when `newcomer` would take the names as they are. */
export const isNamed = (asked: SignUpType, firstName: string, lastName: string): boolean =>
  typeOf(asked) === 'talent' || (firstName.trim() !== '' && lastName.trim() !== '')
