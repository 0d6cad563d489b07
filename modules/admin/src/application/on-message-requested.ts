import { TALENT_PROFILES } from '@callboard/accounts/queries'
import { CLOCK, denied, eventHandler, IDS, type NeedsOf, type PayloadOf } from '@callboard/core'
import { messageRequested } from '../contract/index.ts'
import { failed, type Message, written } from '../domain/message.ts'
import { defaultTemplate } from '../domain/templates/index.ts'
import { withWritten } from '../domain/written-words.ts'
import { ADMIN_STORE } from './ports/index.ts'
import { enqueueSending } from './sending.ts'

type Wish = PayloadOf<typeof messageRequested>

const NEEDS = { store: ADMIN_STORE, ids: IDS, clock: CLOCK, talent: TALENT_PROFILES }
type Needs = NeedsOf<typeof NEEDS>

/** Writes a wished-for message down, once per occasion and recipient, and has it sent. */
export const OnMessageRequested = eventHandler(
  messageRequested,
  'admin.record-message',
  NEEDS,
  async ({ needs, actor, payload: wish }) => {
    if (actor.kind !== 'system') throw denied()
    const message = newMessage(needs, await forGuardian(needs, wish))
    await needs.store.write(async ({ messages }, outbox) => {
      const isNew = await messages.add(message)
      if (!isNew || message.state === 'failed') return
      enqueueSending(outbox, message, message.sendAt ?? undefined)
    })
  },
)

/**
 * What is about a casting and would go to a talent under 18 goes to the guardian. Mails about the account itself stay
 * with its own address: they let in whoever reads them. The talent is noted, so that the message goes with the account.
 */
async function forGuardian({ talent }: Needs, wish: Wish): Promise<Wish> {
  const { project_id, session_id, record_id } = wish.about
  if ((project_id ?? session_id ?? record_id) === undefined) return wish
  const address = wish.channel === 'email' ? wish.to : wish.fallback_email
  const guardian = address === undefined ? null : await talent.guardianOf(address)
  if (!guardian) return wish
  return {
    ...wish,
    to: wish.channel === 'email' ? guardian.email : guardian.phone,
    ...(wish.fallback_email === undefined ? {} : { fallback_email: guardian.email }),
    about: { ...wish.about, user_id: guardian.userId },
  }
}

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
