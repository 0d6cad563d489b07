import type { Credential } from '../domain/credential.ts'
import type { Passkey } from '../domain/passkey.ts'
import type { SignIn } from '../domain/sign-in.ts'
import { NEW_ACCOUNT, type User } from '../domain/user.ts'

const START = new Date('2026-03-02T09:00:00.000Z')
const DAY = 86_400_000

/** A client named after the e-mail's first part. */
export const userNamed = (name: string, changes: Partial<User> = {}): User => ({
  id: `user-${name}`,
  email: `${name}@example.com`,
  passwordHash: null,
  googleSubject: null,
  userType: 'client',
  firstName: name,
  lastName: 'Example',
  ...NEW_ACCOUNT,
  staffRequested: false,
  createdAt: START,
  ...changes,
})

export const signInOf = (userId: string, name: string, changes: Partial<SignIn> = {}): SignIn => ({
  id: `sign-in-${name}`,
  userId,
  digest: `digest-${name}`,
  createdAt: START,
  provedAt: null,
  byPasskey: false,
  lastSeenAt: START,
  expiresAt: new Date(START.getTime() + 30 * DAY),
  ...changes,
})

export const passkeyOf = (userId: string, name: string, changes: Partial<Passkey> = {}): Passkey => ({
  id: `passkey-${name}`,
  userId,
  credentialId: `credential-${name}`,
  publicKey: `key-${name}`,
  counter: 0,
  name,
  createdAt: START,
  lastUsedAt: null,
  ...changes,
})

export const credentialOf = (userId: string, changes: Partial<Credential> = {}): Credential => ({
  userId,
  name: 'twilio',
  account: 'AC1',
  sealed: 'sealed',
  updatedBy: userId,
  updatedAt: START,
  ...changes,
})
