import {
  defineEndpoint,
  defineForm,
  idFormat,
  STAFF,
  STAFF_TYPES,
  subjectOf,
} from '@callboard/core/http-contract'
import { Type } from '@sinclair/typebox'
import { LobbyRecord } from './schemas.ts'
import { recordSubject } from './subjects.ts'

/** Something to read, and short enough that few carriers cut it. */
const Body = Type.String({ minLength: 1, maxLength: 1000, pattern: '\\S' })

/** One talent is not flooded, and one member of staff texts no whole town. */
const limits = (field: string) =>
  [
    { per: { field }, max: 10, seconds: 60 },
    { per: 'actor', max: 60, seconds: 60 },
    { per: 'actor', max: 1_000, seconds: 86_400 },
  ] as const

export const textTalent = defineEndpoint({
  name: 'lobby.textTalent',
  summary: 'Text a talent; refused with the reason when no text can reach them',
  method: 'POST',
  path: '/records/text/{id}',
  access: STAFF_TYPES,
  subject: subjectOf(recordSubject, { id: 'id' }, STAFF),
  params: Type.Object({ id: Type.String(idFormat) }),
  body: Type.Object({ body: Body }),
  reply: LobbyRecord,
  limits: limits('id'),
})

const Sms = {
  /** the number of the check-in, as typed or E.164 */
  to: Type.String({ minLength: 1, maxLength: 40 }),
  body: Body,
  /** id of the project */
  studio: Type.String(idFormat),
  /** id of the check-in */
  record: Type.String(idFormat),
}

/** Minutes between a goodbye and what it follows. */
export const GOODBYE_DELAY = 10

const onRecord = subjectOf(recordSubject, { id: 'record' }, STAFF)

export const sendSms = defineEndpoint({
  name: 'lobby.sendSms',
  summary: 'Text a talent by number, project and check-in, which must belong together',
  method: 'POST',
  path: '/sms',
  access: STAFF_TYPES,
  subject: onRecord,
  body: Type.Object(Sms),
  reply: Type.Object({ success: Type.Boolean() }),
  limits: limits('record'),
})

export const scheduleSms = defineEndpoint({
  name: 'lobby.scheduleSms',
  summary: 'The same, `delay` minutes from now',
  method: 'POST',
  path: '/sms/schedule',
  access: STAFF_TYPES,
  subject: onRecord,
  body: Type.Object({
    ...Sms,
    delay: Type.Optional(Type.Integer({ minimum: 1, maximum: 60, default: GOODBYE_DELAY })),
  }),
  reply: Type.Object({ success: Type.Boolean() }),
  limits: limits('record'),
})

export const textForm = defineForm(textTalent, {
  body: { required: 'Please write a message', maxLength: 'Please keep it under 1,000 characters' },
})
