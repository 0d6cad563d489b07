import { type Message, written } from './message.ts'

/**
 * The e-mail that brings the words of a text that failed for good. It has the key of the text: who was written to by
 * e-mail on the same occasion gets no second one.
 * @returns null when there is no address, or when the text never had words to bring
 */
export function emailInsteadOf(text: Message, id: string, now: Date): Message | null {
  if (text.state !== 'failed' || text.fallbackEmail === null || text.rendered === null) return null
  const { key, about, values, rendered } = text
  return written({
    id,
    key,
    channel: 'email',
    template: 'TEXT_AS_EMAIL',
    text: null,
    to: text.fallbackEmail,
    fallbackEmail: null,
    insteadOf: text.id,
    replyTo: text.replyTo,
    values: { ...values, BODY: rendered.text },
    about,
    attachments: [],
    createdAt: now,
    sendAt: null,
    expiresAt: null,
  })
}
