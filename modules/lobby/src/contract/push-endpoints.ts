import { defineEndpoint, idFormat, subjectOf } from '@callboard/core/http-contract'
import { Type } from '@sinclair/typebox'
import { statusSubject } from './subjects.ts'

const Id = Type.Object({ id: Type.String(idFormat) })
const Key = Type.String({ maxLength: 200, pattern: '^[A-Za-z0-9_-]+={0,2}$' })
const Endpoint = Type.String({ minLength: 1, maxLength: 1000 })
const own = {
  access: ['talent-page', 'talent'],
  subject: subjectOf(statusSubject, { id: 'id' }, ['self']),
  params: Id,
} as const
const limits = [{ per: { field: 'id' }, max: 20, seconds: 60 }] as const
const Done = Type.Object({ success: Type.Boolean() })

/** `public_key`: a browser subscribes with it. */
export const getPushKey = defineEndpoint({
  name: 'lobby.getPushKey',
  summary: 'The key with which a browser subscribes to notifications of this install',
  method: 'GET',
  path: '/message/{id}/push',
  ...own,
  reply: Type.Object({ public_key: Type.String() }),
})

export const addPush = defineEndpoint({
  name: 'lobby.addPush',
  summary: 'Notify this browser when the talent is next, called in or removed',
  method: 'POST',
  path: '/message/{id}/push',
  ...own,
  body: Type.Object({ endpoint: Endpoint, p256dh: Key, auth: Key }),
  reply: Done,
  limits,
})

export const removePush = defineEndpoint({
  name: 'lobby.removePush',
  summary: 'Notify this browser no more',
  method: 'POST',
  path: '/message/{id}/push/remove',
  ...own,
  body: Type.Object({ endpoint: Endpoint }),
  reply: Done,
  limits,
})
