import { defineEvent, idFormat, instantFormat } from '@callboard/core/http-contract'
import { type Static, Type } from '@sinclair/typebox'

export const MESSAGE_STATES = ['queued', 'sent', 'delivered', 'kept', 'failed'] as const

/** The subject of a message; the message log filters by it. */
export const MessageSubject = Type.Object({
  project_id: Type.Optional(Type.String()),
  session_id: Type.Optional(Type.String()),
  record_id: Type.Optional(Type.String()),
  user_id: Type.Optional(Type.String()),
})

/**
 * Any module's wish that a person be told something. Publishing it in a transaction is the promise:
 * it is recorded and sent after the commit, at most once per `key` and recipient.
 */
export const messageRequested = defineEvent({
  type: 'admin.message-requested',
  payload: Type.Object({
    /** Names the occasion, e.g. `call-in:{record}:{n}`: the same key to the same recipient is sent once. */
    key: Type.String({ maxLength: 200 }),
    channel: Type.Union([Type.Literal('email'), Type.Literal('sms')]),
    /** A name of `TEMPLATE_NAMES`. */
    template: Type.String(),
    /**
     * Replaces the template's text for this one message (texts overridden per project); it may ask for
     * `OWN_TEXT_PLACEHOLDERS`, for which `values` has something.
     */
    text: Type.Optional(Type.String()),
    /** Of an e-mail: its sender's own subject and words, ready to be read; the button of the template goes below. */
    written: Type.Optional(Type.Object({ subject: Type.String(), body: Type.String() })),
    /** E-mail address or E.164 number. */
    to: Type.String(),
    /** Of a text: where the same words go by e-mail when it fails for good. */
    fallback_email: Type.Optional(Type.String()),
    reply_to: Type.Optional(Type.String()),
    values: Type.Record(Type.String(), Type.String()),
    about: MessageSubject,
    attachments: Type.Optional(
      Type.Array(Type.Object({ name: Type.String(), content_type: Type.String(), content: Type.String() })),
    ),
    /** Not before this instant. */
    send_at: Type.Optional(Type.String(instantFormat)),
    /** Seconds after which it is too late: what was not sent by then is dropped. */
    good_for: Type.Optional(Type.Integer({ minimum: 1 })),
  }),
})

/** Messages of a template to the talent of a check-in are no longer wanted: those that still wait are dropped. */
export const messagesWithdrawn = defineEvent({
  type: 'admin.messages-withdrawn',
  payload: Type.Object({ record_id: Type.String(), template: Type.String() }),
})

/** For how long a text that says what happens now is worth sending. */
export const TEXT_LIFE_SECONDS = 300

/** Placeholders for people who word a message to talent themselves. */
export const OWN_TEXT_PLACEHOLDERS = [
  'PROJECT_NAME',
  'SESSION_NAME',
  'FIRST_NAME',
  'TALENT_STATUS_LINK',
] as const
export type OwnTextPlaceholder = (typeof OWN_TEXT_PLACEHOLDERS)[number]

/** Templates that come with the product; a super admin may reword them. */
export const TEMPLATE_NAMES = [
  'CHECK_IN_EMAIL',
  'CHECK_IN_TEXT',
  'CHECK_IN_IN_PERSON_EMAIL',
  'CHECK_IN_IN_PERSON_TEXT',
  'CHECK_IN_SUBMISSION_EMAIL',
  'CHECK_IN_SUBMISSION_TEXT',
  'EXPECTED_EMAIL',
  'EXPECTED_TEXT',
  'YOUR_TURN_TEXT',
  'YOUR_TURN_IN_PERSON_TEXT',
  'ON_DECK_TEXT',
  'SECOND_IN_LINE_TEXT',
  'NEXT_IN_LINE_TEXT',
  'GOODBYE_TEXT',
  'STAFF_TEXT',
  'TEXT_AS_EMAIL',
  'APPOINTMENT_CONFIRMED',
  'TALENT_RESCHEDULE_APPOINTMENT',
  'DELETE_APPOINTMENT',
  'DELETE_TIME_FRAME',
  'APPOINTMENT_REMINDER',
  'OTHER_TIME_ASKED',
  'TALENT_CANCELLED',
  'SHARE_SCHEDULE_LINK',
  'SHARE_POSTING_LINK',
  'ANSWER_CODE',
  'AUDITION_LINK',
  'CLIENT_EMAIL',
  'TALENT_EMAIL',
  'WRITTEN_EMAIL',
  'ARCHIVE_READY',
  'ARCHIVE_FAILED',
  'GUEST_CODE_EMAIL',
  'GUEST_CODE_TEXT',
  'OWN_DATA_READY',
  'OWN_DATA_FAILED',
  'RESET_PASSWORD',
  'SIGN_IN_CHANGED',
  'GUARDIAN_NAMED',
  'GUARDIAN_RELEASED',
  'TEXT_ACCOUNT_REFUSED',
  'ACCOUNT_CREATED',
  'STAFF_REQUEST_APPROVED',
  'STAFF_REQUEST_DECLINED',
  'FREELANCER_REQUEST',
  'FREELANCER_BOOKED',
  'FREELANCER_RELEASED',
  'FREELANCER_FIRST_HOLD',
  'FREELANCER_DATES_CHANGED',
  'FREELANCER_ANSWER',
  'FREELANCER_COMMENT',
  'FREELANCER_TEXT',
] as const
export type TemplateName = (typeof TEMPLATE_NAMES)[number]

export const MessageRow = Type.Object({
  _id: Type.String(idFormat),
  channel: Type.Union([Type.Literal('email'), Type.Literal('sms')]),
  template: Type.String(),
  to: Type.String(),
  state: Type.Unsafe<(typeof MESSAGE_STATES)[number]>({ type: 'string', enum: [...MESSAGE_STATES] }),
  reason: Type.Union([Type.String(), Type.Null()]),
  created_at: Type.String(instantFormat),
  sent_at: Type.Union([Type.String(instantFormat), Type.Null()]),
  about: MessageSubject,
  /** Of an e-mail: the text that failed and that it stands in for. */
  instead_of: Type.Union([Type.String(idFormat), Type.Null()]),
})
export type MessageRow = Static<typeof MessageRow>

export const MessageBody = Type.Composite([
  MessageRow,
  Type.Object({
    /** Of a text that failed: the e-mail that went out in its place. */
    sent_instead: Type.Union([Type.String(idFormat), Type.Null()]),
    /** Of a text: the Twilio account of a casting director that it left with; null for that of the install. */
    account_sid: Type.Union([Type.String(), Type.Null()]),
    subject: Type.Union([Type.String(), Type.Null()]),
    html: Type.Union([Type.String(), Type.Null()]),
    text: Type.String(),
  }),
])
