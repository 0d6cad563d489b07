import {
  defineEndpoint,
  fileBody,
  idFormat,
  instantFormat,
  PAGE_LIMIT,
  uploadQuota,
} from '@callboard/core/http-contract'
import { Type } from '@sinclair/typebox'
import { MESSAGE_STATES, MessageBody, MessageRow } from './messages.ts'
import { TEMPLATE_NAME } from './template-endpoints.ts'

const ADMIN = ['super_admin'] as const
const Id = Type.Object({ id: Type.String(idFormat) })

export const listMessages = defineEndpoint({
  name: 'admin.listMessages',
  summary: 'The message log, newest first',
  method: 'GET',
  path: '/admin/messages',
  access: ADMIN,
  subject: { none: 'all messages' },
  query: Type.Object({
    to: Type.Optional(Type.String({ maxLength: 254 })),
    state: Type.Optional(
      Type.Unsafe<(typeof MESSAGE_STATES)[number]>({ type: 'string', enum: [...MESSAGE_STATES] }),
    ),
    channel: Type.Optional(Type.Union([Type.Literal('email'), Type.Literal('sms')])),
    template: Type.Optional(Type.String({ pattern: TEMPLATE_NAME })),
    project_id: Type.Optional(Type.String(idFormat)),
    session_id: Type.Optional(Type.String(idFormat)),
    /** asked for at this instant or later */
    since: Type.Optional(Type.String(instantFormat)),
    /** asked for before this instant */
    until: Type.Optional(Type.String(instantFormat)),
    /** `_id` of the last row of the page before */
    after: Type.Optional(Type.String(idFormat)),
    /** `_id` of the first row of the page after */
    before: Type.Optional(Type.String(idFormat)),
    take: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_LIMIT })),
  }),
  reply: Type.Object({
    messages: Type.Array(MessageRow),
    has_more: Type.Boolean(),
    /** false for a channel for which the install has no sender */
    sends: Type.Object({ email: Type.Boolean(), sms: Type.Boolean() }),
  }),
})

export const getMessage = defineEndpoint({
  name: 'admin.getMessage',
  summary: 'One message as it was rendered',
  method: 'GET',
  path: '/admin/messages/{id}',
  access: ADMIN,
  subject: { none: 'a message of the install, for super admins' },
  params: Id,
  reply: MessageBody,
})

export const resendMessage = defineEndpoint({
  name: 'admin.resendMessage',
  summary: 'Try a message again that failed or was not sent',
  method: 'POST',
  path: '/admin/messages/{id}/resend',
  access: ADMIN,
  subject: { none: 'a message of the install, for super admins' },
  params: Id,
  reply: MessageRow,
})

export const noteTextStatus = defineEndpoint({
  name: 'admin.noteTextStatus',
  summary: 'Twilio reports how a text fares',
  method: 'POST',
  path: '/webhooks/twilio/status/{id}',
  access: ['anonymous'],
  subject: { none: 'a report that its signature proves' },
  params: Id,
  body: Type.Object({
    MessageSid: Type.String({ maxLength: 64 }),
    MessageStatus: Type.String({ maxLength: 40 }),
    ErrorCode: Type.Optional(Type.String({ maxLength: 40 })),
  }),
  form: true,
  signature: { header: 'X-Twilio-Signature' },
  reply: Type.Object({ success: Type.Boolean() }),
})

export const noteTextReply = defineEndpoint({
  name: 'admin.noteTextReply',
  summary: 'Twilio passes on a text that was sent to our number: STOP and START are followed',
  method: 'POST',
  path: '/webhooks/twilio/inbound',
  access: ['anonymous'],
  subject: { none: 'a text whose signature proves its provider' },
  /** `holder`: the user whose own account the number belongs to; without it, that of the install. */
  query: Type.Object({ holder: Type.Optional(Type.String(idFormat)) }),
  body: Type.Object({
    MessageSid: Type.String({ maxLength: 64 }),
    From: Type.String({ maxLength: 40 }),
    To: Type.String({ maxLength: 40 }),
    Body: Type.Optional(Type.String({ maxLength: 10_000 })),
  }),
  form: true,
  signature: { header: 'X-Twilio-Signature' },
  contentType: 'text/xml; charset=utf-8',
  reply: Type.Object({ content: Type.String(), version: Type.String() }),
})

/** Reports quote the mail: one with pictures is cut off by whoever passes it on. */
const REPORT_LIMIT_BYTES = 1024 ** 2

export const noteMailReport = defineEndpoint({
  name: 'admin.noteMailReport',
  summary:
    'A mail server passes on a mail about one of ours: that it came back, or that it was called unwanted',
  method: 'POST',
  path: '/webhooks/mail/reports',
  access: ['anonymous'],
  subject: { none: 'a mail whose bearer token proves the mail server that passes it on' },
  body: fileBody(REPORT_LIMIT_BYTES, ['message/rfc822']),
  bearer: true,
  limits: [{ per: 'address', max: 100, seconds: 60, failures: true }, uploadQuota('address', 1)],
  reply: Type.Object({
    /** False for a mail that changes nothing. */
    noted: Type.Boolean(),
  }),
})

const JobCounts = Type.Object({ waiting: Type.Integer(), active: Type.Integer(), failed: Type.Integer() })

export const jobQueues = defineEndpoint({
  name: 'admin.jobQueues',
  summary: 'How much each job queue holds, and the failed jobs',
  method: 'GET',
  path: '/admin/jobs',
  access: ADMIN,
  subject: { none: 'the queues of the install' },
  reply: Type.Object({
    queues: Type.Record(Type.String(), JobCounts),
    failed: Type.Array(
      Type.Object({
        _id: Type.String(),
        name: Type.String(),
        queue: Type.String(),
        attempts: Type.Integer(),
        error: Type.Union([Type.String(), Type.Null()]),
        run_at: Type.String(instantFormat),
      }),
    ),
  }),
})

export const retryJob = defineEndpoint({
  name: 'admin.retryJob',
  summary: 'Put a failed job back to work',
  method: 'POST',
  path: '/admin/jobs/{id}/retry',
  access: ADMIN,
  subject: { none: 'a job of the install, for super admins' },
  params: Id,
  reply: Type.Object({ success: Type.Boolean() }),
})
