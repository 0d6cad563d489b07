import { CLOCK, denied, eventHandler, IDS, type NeedsOf, type PayloadOf } from '@callboard/core'
import { messageRequested } from '../contract/index.ts'
import { failed, type Message, written } from '../domain/message.ts'
import { defaultTemplate } from '../domain/templates/index.ts'
import { withWritten } from '../domain/written-words.ts'
import { ADMIN_STORE } from './ports/index.ts'
import { enqueueSending } from './sending.ts'

type Wish = PayloadOf<typeof messageRequested>

const NEEDS = { store: ADMIN_STORE, ids: IDS, clock: CLOCK }
type Needs = NeedsOf<typeof NEEDS>

/** Writes a wished-for message down, once per occasion and recipient, and has it sent. */
export const OnMessageRequested = eventHandler(
  messageRequested,
  'admin.record-message',
  NEEDS,
  async ({ needs, actor, payload: wish }) => {
    if (actor.kind !== 'system') throw denied()
    const message = newMessage(needs, wish)
    await needs.store.write(async ({ messages }, outbox) => {
      const isNew = await messages.add(message)
      if (!isNew || message.state === 'failed') return
      enqueueSending(outbox, message, message.sendAt ?? undefined)
    })
  },
)

function newMessage({ clock, ids }: Needs, wish: Wish): Message {
  const now = clock.now()
  const sendAt = wish.send_at === undefined ? null : new Date(wish.send_at)
  const message = written({
    id: ids.next(),
    key: wish.key,
    channel: wish.channel,
    template: wish.template,
    text: wish.text ?? null,
    to: wish.channel === 'email' ? wish.to.trim().toLowerCase() : wish.to,
    fallbackEmail: wish.fallback_email?.trim().toLowerCase() ?? null,
    insteadOf: null,
    replyTo: wish.reply_to ?? null,
    values: wish.written ? withWritten(wish.values, wish.written) : wish.values,
    about: wish.about,
    attachments: (wish.attachments ?? []).map(({ name, content_type, content }) => ({
      name,
      contentType: content_type,
      content,
    })),
    createdAt: now,
    sendAt,
    expiresAt:
      wish.good_for === undefined ? null : new Date((sendAt ?? now).getTime() + wish.good_for * 1000),
  })
  return defaultTemplate(wish.template) ? message : failed(message, `There is no template ${wish.template}.`)
}
