import { MESSAGE_STATES } from '@callboard/admin/contract'
import {
  defineEndpoint,
  defineForm,
  idFormat,
  instantFormat,
  lineFormat,
  STAFF,
  STAFF_TYPES,
  subjectOf,
  textFormat,
  USER_TYPES,
} from '@callboard/core/http-contract'
import { LONGEST_NAME, MailDraft, SENDING_LIMITS, SendingResult } from '@callboard/projects/contract'
import { type Static, Type } from '@sinclair/typebox'
import { ownLinkSubject, recipientSubject } from './subjects.ts'

/** Of one link. */
export const MOST_RECIPIENTS_OF_LINK = 500

const onLink = subjectOf(ownLinkSubject, { project: 'id', link: 'link' }, STAFF)
const OneLink = Type.Object({ id: Type.String(idFormat), link: Type.String(idFormat) })

const Name = Type.String({ ...lineFormat, maxLength: LONGEST_NAME })

export const RecipientView = Type.Object({
  _id: Type.String(idFormat),
  name: Type.String(),
  email: Type.String(),
  sent_at: Type.String(instantFormat),
  /** staff have sent the link; otherwise the person said who they are on the page */
  invited: Type.Boolean(),
  /** how the latest mail to this person fares; null while nothing is known of it */
  mail: Type.Union([
    Type.Unsafe<(typeof MESSAGE_STATES)[number]>({ type: 'string', enum: [...MESSAGE_STATES] }),
    Type.Null(),
  ]),
  /** why it failed */
  reason: Type.Union([Type.String(), Type.Null()]),
  /** path of this person's own address: whoever opens it answers as this person */
  path: Type.String(),
  /** different takes that were played */
  watched: Type.Integer(),
  watched_at: Type.Union([Type.String(instantFormat), Type.Null()]),
  answers: Type.Integer(),
})
export type RecipientView = Static<typeof RecipientView>

export const getShareDraft = defineEndpoint({
  name: 'posting.getShareDraft',
  summary: 'The words of SHARE_POSTING_LINK for a posting link',
  method: 'GET',
  path: '/studio/share-posting-link/{id}/{link}',
  access: STAFF_TYPES,
  subject: onLink,
  params: OneLink,
  reply: MailDraft,
})

export const shareLink = defineEndpoint({
  name: 'posting.shareLink',
  summary:
    'Send a posting link by e-mail, to each recipient an address of their own. A recipient of before gets the same again',
  method: 'POST',
  path: '/studio/share-posting-link/{id}/{link}',
  access: STAFF_TYPES,
  subject: onLink,
  params: OneLink,
  body: Type.Object({
    emails: Type.Array(Type.String({ maxLength: 320 }), {
      minItems: 1,
      maxItems: MOST_RECIPIENTS_OF_LINK,
    }),
    /** what they are called, where it is known; by address in lower case */
    names: Type.Optional(
      Type.Record(Type.String({ maxLength: 320 }), Name, { maxProperties: MOST_RECIPIENTS_OF_LINK }),
    ),
    subject: Type.String(lineFormat),
    content: Type.String({ ...textFormat, pattern: '\\S' }),
  }),
  reply: SendingResult,
  limits: SENDING_LIMITS,
})

export const listRecipients = defineEndpoint({
  name: 'posting.listRecipients',
  summary: 'The people whom a posting link was sent to, and what they did with it',
  method: 'GET',
  path: '/studio/posting-link-recipients/{id}/{link}',
  access: STAFF_TYPES,
  subject: onLink,
  params: OneLink,
  reply: Type.Object({ recipients: Type.Array(RecipientView) }),
})

export const removeRecipient = defineEndpoint({
  name: 'posting.removeRecipient',
  summary: 'End the own address of a recipient; the answers and comments stay',
  method: 'DELETE',
  path: '/studio/posting-link-recipients/{id}/{link}/{recipient}',
  access: STAFF_TYPES,
  subject: onLink,
  params: Type.Composite([OneLink, Type.Object({ recipient: Type.String(idFormat) })]),
  reply: Type.Object({ success: Type.Boolean() }),
})

export const nameRecipient = defineEndpoint({
  name: 'posting.nameRecipient',
  summary: 'A recipient of a posting link says what they are called',
  method: 'PUT',
  path: '/studio/posting-link-by-id/{id}/name',
  access: [...USER_TYPES, 'talent-page', 'anonymous'],
  subject: subjectOf(recipientSubject, { link: 'id' }, ['recipient']),
  params: Type.Object({ id: Type.String(idFormat) }),
  body: Type.Object({ name: Name }),
  reply: Type.Object({ name: Type.String() }),
  limits: [{ per: { field: 'id' }, max: 20, seconds: 3600 }],
})

export const shareLinkForm = defineForm(shareLink, {})
export const recipientNameForm = defineForm(nameRecipient, { name: 'Type your name' })
