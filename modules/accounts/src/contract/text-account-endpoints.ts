import { defineEndpoint, idFormat, instantFormat, subjectOf } from '@callboard/core/http-contract'
import { type Static, Type } from '@sinclair/typebox'
import { ACCOUNT_FIELDS } from './account-fields.ts'
import { Done } from './schemas.ts'
import { accountSubject } from './subjects.ts'

/** User types that may own a provider account for the texts of their projects, and manage it. */
export const TEXT_ACCOUNT_HOLDERS = ACCOUNT_FIELDS.credentials
const UserId = Type.Object({ id: Type.String(idFormat) })
const onHolder = subjectOf(accountSubject, { id: 'id' }, ['admin', 'self'])

export const TextAccountView = Type.Object({
  account_sid: Type.String(),
  /** The last characters of the auth token; the rest is never shown. */
  token_end: Type.String(),
  /** E.164, a short code or a Messaging Service. */
  from: Type.String(),
  updated_at: Type.String(instantFormat),
  /** E-mail of the user who typed it in; null when that account is gone. */
  updated_by: Type.Union([Type.String(), Type.Null()]),
})
export type TextAccountView = Static<typeof TextAccountView>

const Reply = Type.Object({ account: Type.Union([TextAccountView, Type.Null()]) })

export const getTextAccount = defineEndpoint({
  name: 'accounts.getTextAccount',
  summary: 'The Twilio account that texts of a casting director leave with; null for that of the install',
  method: 'GET',
  path: '/auth/user/{id}/text-account',
  access: TEXT_ACCOUNT_HOLDERS,
  subject: onHolder,
  params: UserId,
  reply: Reply,
})

export const saveTextAccount = defineEndpoint({
  name: 'accounts.saveTextAccount',
  summary: 'Have the texts of a casting director leave with their own Twilio account; Twilio is asked first',
  method: 'PUT',
  path: '/auth/user/{id}/text-account',
  access: TEXT_ACCOUNT_HOLDERS,
  subject: onHolder,
  fresh: true,
  params: UserId,
  body: Type.Object(
    {
      account_sid: Type.String({ maxLength: 40 }),
      /** Left out: the one that is stored with this account. */
      auth_token: Type.Optional(Type.String({ maxLength: 200 })),
      from: Type.String({ maxLength: 40 }),
    },
    { additionalProperties: false },
  ),
  reply: Reply,
  limits: [{ per: 'actor', max: 10, seconds: 60 }],
})

export const removeTextAccount = defineEndpoint({
  name: 'accounts.removeTextAccount',
  summary: 'Have the texts of a casting director leave with the account of the install again',
  method: 'DELETE',
  path: '/auth/user/{id}/text-account',
  access: TEXT_ACCOUNT_HOLDERS,
  subject: onHolder,
  fresh: true,
  params: UserId,
  reply: Done,
})
