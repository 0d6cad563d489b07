import { broken } from '@callboard/core'

/**
 * `sending`: handed over to the provider, whose answer is not written down yet. `kept`: no sender is set up, the log
 * alone has it.
 */
export const KEPT_STATES = ['queued', 'sending', 'sent', 'delivered', 'kept', 'failed'] as const
export type MessageState = (typeof KEPT_STATES)[number]

/** Faults of the recipient's number or mailbox that its holder or staff can act on. */
export type FailureCause = 'opted_out' | 'invalid'

export const CHANNELS = ['email', 'sms'] as const
export type Channel = (typeof CHANNELS)[number]

/**
 * Texts that a number gets within an hour, whatever asked for them: more than a parent of several children has on a
 * casting day, and few enough that nobody's phone is flooded.
 */
export const MOST_TEXTS = 30
const HOUR_MS = 3_600_000

/** @param texts to the number of the message, at least the newest `2 * MOST_TEXTS` */
export const isFlooding = ({ id }: Pick<Message, 'id'>, texts: readonly Message[], now: Date): boolean =>
  texts.filter(
    (text) =>
      text.id !== id &&
      text.attempts > 0 &&
      (text.sendAt ?? text.createdAt).getTime() > now.getTime() - HOUR_MS,
  ).length >= MOST_TEXTS

/** The day of UTC that a text is counted on. */
export const dayOfTexts = (now: Date): string => now.toISOString().slice(0, 10)

export interface MessageAbout {
  readonly project_id?: string
  readonly session_id?: string
  readonly record_id?: string
  readonly user_id?: string
}

export interface MessageAttachment {
  readonly name: string
  readonly contentType: string
  readonly content: string
}

/** As the recipient gets it. */
export interface RenderedMessage {
  /** E-mail only. */
  readonly subject: string | null
  /** E-mail only. */
  readonly html: string | null
  readonly text: string
}

/** A user's own account at the provider of texts. */
export interface TextAccountRef {
  readonly holderId: string
  readonly accountSid: string
}

export interface Message {
  readonly id: string
  /** The occasion; with recipient and channel it is unique. */
  readonly key: string
  readonly channel: Channel
  readonly template: string
  /** Replaces the template's text. */
  readonly text: string | null
  readonly to: string
  /** Of a text: where its words go by e-mail when it fails for good. */
  readonly fallbackEmail: string | null
  /** Of an e-mail: the id of the text that failed and that it stands in for. */
  readonly insteadOf: string | null
  readonly replyTo: string | null
  readonly values: Readonly<Record<string, string>>
  readonly about: MessageAbout
  readonly attachments: readonly MessageAttachment[]
  readonly createdAt: Date
  /** Not before then; null: at once. */
  readonly sendAt: Date | null
  /** What is still queued then is dropped; null: never too late. */
  readonly expiresAt: Date | null
  readonly state: MessageState
  /** Why it failed, or why the last try did. */
  readonly reason: string | null
  /** Tries that were begun. */
  readonly attempts: number
  /** A try came before the request to send again: the provider may have the message. */
  readonly triedBefore: boolean
  /** No other process sends the message until then. */
  readonly leaseUntil: Date | null
  /** Of a text: the account that is not the install's and that it leaves with, chosen at the first try. */
  readonly account: TextAccountRef | null
  readonly providerId: string | null
  readonly sentAt: Date | null
  readonly rendered: RenderedMessage | null
}

type MadeInSending =
  | 'state'
  | 'reason'
  | 'attempts'
  | 'triedBefore'
  | 'leaseUntil'
  | 'account'
  | 'providerId'
  | 'sentAt'
  | 'rendered'

/** A message that was only written down so far. */
export const written = (message: Omit<Message, MadeInSending>): Message => ({
  ...message,
  state: 'queued',
  reason: null,
  attempts: 0,
  triedBefore: false,
  leaseUntil: null,
  account: null,
  providerId: null,
  sentAt: null,
  rendered: null,
})

export const MAX_ATTEMPTS = 5
/** Longer than a try may take, so that a lease that ran out means that the sender died. */
export const LEASE_MS = 60_000

/** True when the message has not ended and no other process is sending it. */
export function maySend(message: Message, now: Date): boolean {
  if (message.state === 'queued') return true
  return message.state === 'sending' && message.leaseUntil !== null && message.leaseUntil <= now
}

export const isOver = ({ state }: Message): boolean =>
  state === 'sent' || state === 'delivered' || state === 'kept' || state === 'failed'

/** True for a queued message that would come too late to be of use. */
export const isTooLate = ({ state, expiresAt }: Message, now: Date): boolean =>
  state === 'queued' && expiresAt !== null && expiresAt < now

/** True when the provider may have it from an earlier try. */
export const mayBeThere = ({ attempts, triedBefore }: Message): boolean => attempts > 1 || triedBefore

/** @param account of a first try; later ones go the way of the first */
export const sending = (
  message: Message,
  rendered: RenderedMessage,
  account: TextAccountRef | null,
  now: Date,
): Message => ({
  ...message,
  rendered,
  account: message.attempts === 0 ? account : message.account,
  state: 'sending',
  attempts: message.attempts + 1,
  leaseUntil: new Date(now.getTime() + LEASE_MS),
})

export const accepted = (
  message: Message,
  state: 'sent' | 'delivered',
  providerId: string | null,
  now: Date,
): Message => ({ ...message, state, providerId, reason: null, leaseUntil: null, sentAt: now })

/** Where nothing can be sent. */
export const kept = (message: Message): Message => ({
  ...message,
  state: 'kept',
  reason: 'Not sent: no sender is set up.',
  leaseUntil: null,
})

export const failed = (message: Message, reason: string): Message => ({
  ...message,
  state: 'failed',
  reason,
  leaseUntil: null,
})

/** After a try that may work another time: queued again, or failed when it was the last one. */
export const tryFailed = (message: Message, reason: string): Message =>
  message.attempts >= MAX_ATTEMPTS
    ? failed(message, reason)
    : { ...message, state: 'queued', reason, leaseUntil: null }

/** Written anew when it is sent: the fault may have been in the template. @throws DomainError when it went out */
export function resent(message: Message): Message {
  if (isErased(message))
    throw broken('erased', 'The words are not kept, because a person in it has deleted the account.')
  if (message.state !== 'failed' && message.state !== 'kept')
    throw broken('not_failed', 'Only a failed message can be sent again.')
  const triedBefore = message.triedBefore || message.attempts > 0
  return {
    ...message,
    state: 'queued',
    reason: null,
    attempts: 0,
    triedBefore,
    sendAt: null,
    expiresAt: null,
    leaseUntil: null,
    rendered: null,
  }
}

const NOT_KEPT = 'The text is not kept, because it carries a secret link.'

const hidden = (subject: string, code: string | undefined): string =>
  code ? subject.replaceAll(code, '•'.repeat(code.length)) : subject

/** The fields that the log keeps once a provider has a message with a secret in it; a code in the subject is one, too. */
export const withoutSecret = (message: Message): Message => {
  const { values, rendered } = message
  return {
    ...message,
    values: {},
    rendered: rendered && {
      subject: rendered.subject && hidden(rendered.subject, values.CODE),
      html: null,
      text: NOT_KEPT,
    },
  }
}

/** In the place of the address or number. */
export const DELETED_ACCOUNT = 'Deleted account'
const ERASED = 'The text is not kept, because a person in it has deleted the account.'

const isErased = ({ rendered }: Message): boolean => rendered?.text === ERASED

/** Without its words, which name a person who has deleted the account. */
export const withoutWords = (message: Message): Message => ({
  ...message,
  text: null,
  values: {},
  attachments: [],
  replyTo: null,
  rendered: { subject: null, html: null, text: ERASED },
})

/** A message to a person who has deleted the account: the log keeps when and what kind it was, and how it ended. */
export const withoutRecipient = (message: Message): Message => ({
  ...withoutWords(message),
  key: `erased:${message.id}`,
  to: DELETED_ACCOUNT,
  fallbackEmail: null,
  leaseUntil: null,
  state: isOver(message) ? message.state : 'failed',
  // A provider's words may have the address in them.
  reason: isOver(message) && message.state !== 'failed' ? null : 'The account was deleted.',
})

/** Whether a message says one of these words, in any letter case. */
export function mentions(message: Message, words: readonly string[]): boolean {
  const { text, replyTo, reason, rendered, attachments } = message
  const said = [
    text,
    replyTo,
    reason,
    rendered?.subject,
    rendered?.html,
    rendered?.text,
    ...Object.values(message.values),
    ...attachments.flatMap(({ name, content }) => [name, content]),
  ]
  const all = said.join('\n').toLowerCase()
  return words.some((word) => all.includes(word.toLowerCase()))
}
