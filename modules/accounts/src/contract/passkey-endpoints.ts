import {
  defineEndpoint,
  EVERYONE,
  idFormat,
  lineFormat,
  subjectOf,
  USER_TYPES,
} from '@callboard/core/http-contract'
import { type Static, Type } from '@sinclair/typebox'
import {
  NewPasskey,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRequest,
  PasskeyTicket,
  PasskeyView,
} from './passkey-schemas.ts'
import { DevicePass, Done, SignInReply } from './schemas.ts'
import { passkeySubject } from './subjects.ts'

const SELF = { none: 'the caller itself' } as const
/** Also an account that can do nothing else before it has a second factor, which a passkey is. */
const SIGNED_IN = [...USER_TYPES, 'half-signed-in'] as const
const OfPasskey = Type.Object({ id: Type.String(idFormat) })
const own = subjectOf(passkeySubject, { id: 'id' }, ['self'])

export const PasskeyList = Type.Object({
  /** False where the address of the install cannot have passkeys. */
  offered: Type.Boolean(),
  /** Oldest first. */
  passkeys: Type.Array(PasskeyView),
})
export type PasskeyList = Static<typeof PasskeyList>

export const listPasskeys = defineEndpoint({
  name: 'accounts.listPasskeys',
  summary: 'The passkeys of the own account',
  method: 'GET',
  path: '/auth/passkeys',
  access: USER_TYPES,
  subject: SELF,
  reply: PasskeyList,
})

export const beginPasskey = defineEndpoint({
  name: 'accounts.beginPasskey',
  summary: 'What a browser makes a passkey with (WebAuthn); nothing changes until it is added',
  method: 'POST',
  path: '/auth/passkey/begin',
  access: SIGNED_IN,
  subject: SELF,
  fresh: true,
  reply: Type.Object({ options: PasskeyCreation, ticket: PasskeyTicket }),
  limits: [{ per: 'actor', max: 30, seconds: 3600 }],
})

export const addPasskey = defineEndpoint({
  name: 'accounts.addPasskey',
  summary: 'Add the passkey that the browser has made; from then on it signs in',
  method: 'POST',
  path: '/auth/passkeys',
  access: SIGNED_IN,
  subject: SELF,
  fresh: true,
  body: Type.Object({ ticket: PasskeyTicket, passkey: NewPasskey }),
  reply: Type.Object({
    success: Type.Boolean(),
    passkey: PasskeyView,
    /** A whole sign-in in place of the one that was good for this only. */
    token: Type.Optional(Type.String()),
  }),
  cookie: 'set',
  limits: [{ per: 'actor', max: 30, seconds: 3600 }],
})

export const renamePasskey = defineEndpoint({
  name: 'accounts.renamePasskey',
  summary: 'Give a passkey another name',
  method: 'POST',
  path: '/auth/passkeys/{id}',
  access: USER_TYPES,
  subject: own,
  params: OfPasskey,
  body: Type.Object({ name: Type.String(lineFormat) }),
  reply: PasskeyView,
})

export const removePasskey = defineEndpoint({
  name: 'accounts.removePasskey',
  summary: 'Remove a passkey, which signs in no more',
  method: 'DELETE',
  path: '/auth/passkeys/{id}',
  access: USER_TYPES,
  subject: own,
  fresh: true,
  params: OfPasskey,
  reply: Done,
})

export const askPasskey = defineEndpoint({
  name: 'accounts.askPasskey',
  summary: 'A question that a passkey answers (WebAuthn); of an account that is signed in, only its own',
  method: 'POST',
  path: '/auth/passkey/question',
  access: EVERYONE,
  subject: { none: 'signing in and up' },
  reply: Type.Object({ options: PasskeyRequest, ticket: PasskeyTicket }),
  limits: [{ per: 'address', max: 120, seconds: 60 }],
})

export const passkeySignIn = defineEndpoint({
  name: 'accounts.passkeySignIn',
  summary: 'Sign in with a passkey, which counts as password and second factor',
  method: 'POST',
  path: '/auth/passkey/sign-in',
  access: EVERYONE,
  subject: { none: 'signing in and up' },
  body: Type.Object({ passkey: PasskeyProof, device: Type.Optional(DevicePass) }),
  reply: SignInReply,
  cookie: 'set',
  // Wrong answers for one account are counted by the use case: see `GuessLimits`.
  limits: [{ per: 'address', max: 60, seconds: 60 }],
})
