import { defineEndpoint, idFormat, instantFormat, subjectOf } from '@callboard/core/http-contract'
import { type Static, Type } from '@sinclair/typebox'
import { ACCOUNT_FIELDS } from './account-fields.ts'
import { CHAT_REGIONS, type ChatRegion } from './chat-region-rules.ts'
import { Done } from './schemas.ts'
import { accountSubject } from './subjects.ts'

const UserId = Type.Object({ id: Type.String(idFormat) })
const onHolder = subjectOf(accountSubject, { id: 'id' }, ['admin', 'self'])
const Region = Type.Unsafe<ChatRegion>({ type: 'string', enum: [...CHAT_REGIONS] })
const Secret = Type.String({ maxLength: 200 })

export const ChatAccountView = Type.Object({
  app_id: Type.String(),
  region: Region,
  /** The last characters of either secret; the rest is never shown. */
  auth_end: Type.String(),
  api_key_end: Type.String(),
  updated_at: Type.String(instantFormat),
  /** E-mail of the user who typed it in; null when that account is gone. */
  updated_by: Type.Union([Type.String(), Type.Null()]),
})
export type ChatAccountView = Static<typeof ChatAccountView>

const Reply = Type.Object({ account: Type.Union([ChatAccountView, Type.Null()]) })

export const getChatAccount = defineEndpoint({
  name: 'accounts.getChatAccount',
  summary: 'The account at the chat provider of a casting director; null while chat stays in Callboard alone',
  method: 'GET',
  path: '/auth/user/{id}/chat-account',
  access: ACCOUNT_FIELDS.credentials,
  subject: onHolder,
  params: UserId,
  reply: Reply,
})

export const saveChatAccount = defineEndpoint({
  name: 'accounts.saveChatAccount',
  summary: 'Store the account at the chat provider of a casting director',
  method: 'PUT',
  path: '/auth/user/{id}/chat-account',
  access: ACCOUNT_FIELDS.credentials,
  subject: onHolder,
  fresh: true,
  params: UserId,
  body: Type.Object({
    app_id: Type.String({ maxLength: 60 }),
    /** Left out: the one that is stored with this app, else the United States. */
    region: Type.Optional(Region),
    /** Left out: the ones that are stored with this app. */
    auth: Type.Optional(Secret),
    api_key: Type.Optional(Secret),
  }),
  reply: Reply,
  limits: [{ per: 'actor', max: 10, seconds: 60 }],
})

export const removeChatAccount = defineEndpoint({
  name: 'accounts.removeChatAccount',
  summary: 'Forget the account at the chat provider of a casting director',
  method: 'DELETE',
  path: '/auth/user/{id}/chat-account',
  access: ACCOUNT_FIELDS.credentials,
  subject: onHolder,
  fresh: true,
  params: UserId,
  reply: Done,
})
