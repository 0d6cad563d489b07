import { defineEndpoint, EVERYONE, idFormat, subjectOf, USER_TYPES } from '@callboard/core/http-contract'
import { type Static, Type } from '@sinclair/typebox'
import { PasskeyProof } from './passkey-schemas.ts'
import { DevicePass, Done, SecondStepReply } from './schemas.ts'
import { accountSubject } from './subjects.ts'

/** Six figures of an app, or a recovery code; blanks and dashes do not count. */
const Code = Type.String({ minLength: 1, maxLength: 40 })
const Ticket = Type.String({ minLength: 1, maxLength: 2000, pattern: '^[A-Za-z0-9_.-]+$' })
const TypedPassword = Type.String({ maxLength: 128 })
const SELF = { none: 'the caller itself' } as const
/** Also an account that can do nothing else before it has set up its second factor. */
const SIGNED_IN = [...USER_TYPES, 'half-signed-in'] as const

const RecoveryCodes = Type.Array(Type.String())

export const SecondFactorState = Type.Object({
  on: Type.Boolean(),
  recovery_left: Type.Integer(),
  /** Accounts of this type must have one in this install. */
  required: Type.Boolean(),
  /** False for an account that signs in with Google only. */
  has_password: Type.Boolean(),
  /** How many the account has; one of them proves it, too. */
  passkeys: Type.Integer(),
})
export type SecondFactorState = Static<typeof SecondFactorState>

export const getSecondFactor = defineEndpoint({
  name: 'accounts.getSecondFactor',
  summary: 'Whether the own account has a second factor, and what proves who one is',
  method: 'GET',
  path: '/auth/second-factor',
  access: SIGNED_IN,
  subject: SELF,
  reply: SecondFactorState,
})

export const beginSecondFactor = defineEndpoint({
  name: 'accounts.beginSecondFactor',
  summary:
    'A secret for an app that makes one-time codes; nothing changes until a code proves that the app has it',
  method: 'POST',
  path: '/auth/second-factor/begin',
  access: SIGNED_IN,
  subject: SELF,
  fresh: true,
  reply: Type.Object({
    /** For the QR code. */
    address: Type.String(),
    /** Base32, for who types it. */
    secret: Type.String(),
    /** Goes back with the code, within 30 minutes. */
    ticket: Type.String(),
  }),
  limits: [{ per: 'actor', max: 30, seconds: 3600 }],
})

export const switchOnSecondFactor = defineEndpoint({
  name: 'accounts.switchOnSecondFactor',
  summary: 'Switch the second factor on, or move it to another app; the recovery codes are shown this once',
  method: 'POST',
  path: '/auth/second-factor',
  access: SIGNED_IN,
  subject: SELF,
  fresh: true,
  body: Type.Object({ ticket: Ticket, code: Code }),
  reply: Type.Object({
    success: Type.Boolean(),
    recovery_codes: RecoveryCodes,
    /** A whole sign-in in place of the one that was good for this only. */
    token: Type.Optional(Type.String()),
  }),
  cookie: 'set',
  limits: [{ per: 'actor', max: 30, seconds: 600 }],
})

/** Asks for the proofs of a fresh sign-in itself, whenever the last one was. */
export const switchOffSecondFactor = defineEndpoint({
  name: 'accounts.switchOffSecondFactor',
  summary: 'Switch the own second factor off, with the password and a code',
  method: 'DELETE',
  path: '/auth/second-factor',
  access: USER_TYPES,
  subject: SELF,
  body: Type.Object({ password: Type.Optional(TypedPassword), code: Code }),
  reply: Done,
  limits: [{ per: 'actor', max: 5, seconds: 60 }],
})

export const renewRecoveryCodes = defineEndpoint({
  name: 'accounts.renewRecoveryCodes',
  summary: 'New recovery codes, shown this once; the ones of before end',
  method: 'POST',
  path: '/auth/second-factor/recovery-codes',
  access: USER_TYPES,
  subject: SELF,
  fresh: true,
  reply: Type.Object({ recovery_codes: RecoveryCodes }),
  limits: [{ per: 'actor', max: 10, seconds: 3600 }],
})

export const secondStep = defineEndpoint({
  name: 'accounts.secondStep',
  summary: 'The second step of signing in: the ticket of the first one, and a code or a passkey',
  method: 'POST',
  path: '/auth/second-step',
  access: EVERYONE,
  subject: { none: 'signing in and up' },
  body: Type.Object({
    ticket: Ticket,
    code: Type.Optional(Code),
    passkey: Type.Optional(PasskeyProof),
    device: Type.Optional(DevicePass),
  }),
  reply: SecondStepReply,
  cookie: 'set',
  // Wrong codes for one account are counted by the use case, of all addresses together.
  limits: [{ per: 'address', max: 60, seconds: 60 }],
})

export const confirmSignIn = defineEndpoint({
  name: 'accounts.confirmSignIn',
  summary:
    'Prove again who is signed in, with a passkey, or the password and a code where the account has them',
  method: 'POST',
  path: '/auth/confirm-sign-in',
  access: SIGNED_IN,
  subject: SELF,
  body: Type.Object({
    password: Type.Optional(TypedPassword),
    code: Type.Optional(Code),
    passkey: Type.Optional(PasskeyProof),
  }),
  reply: Done,
  limits: [{ per: 'actor', max: 5, seconds: 60 }],
})

export const resetSecondFactor = defineEndpoint({
  name: 'accounts.resetSecondFactor',
  summary:
    'Take second factor and passkeys off the account of another person who has lost them; ends their sign-ins',
  method: 'DELETE',
  path: '/auth/admin/users/{id}/second-factor',
  access: ['super_admin'],
  subject: subjectOf(accountSubject, { id: 'id' }, ['admin']),
  fresh: true,
  params: Type.Object({ id: Type.String(idFormat) }),
  reply: Done,
})
