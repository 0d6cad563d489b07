import { accountDeleted } from '@callboard/accounts/contract'
import { CLOCK, eventHandler, jobHandler, service } from '@callboard/core'
import { talentErased } from '@callboard/lobby/contract'
import { isOver, mentions, withoutRecipient, withoutWords } from '../../domain/message.ts'
import { forgetMentions } from '../jobs.ts'
import { ADMIN_STORE, type MessagesOf } from '../ports/index.ts'

const AT_ONCE = 200
const HOUR_MS = 3_600_000

/** What tells a person from others in a text: a single first name does not. */
const telling = (name: string | undefined): readonly string[] =>
  name !== undefined && /\S\s+\S/.test(name) ? [name] : []

const present = (values: readonly (string | null | undefined)[]): string[] => [
  ...new Set(values.flatMap((value) => value || [])),
]

class MessagesForgotten extends service({ store: ADMIN_STORE }) {
  /** The log keeps that there were messages, without recipient and words; what waits is not sent. */
  async to(person: MessagesOf): Promise<void> {
    let found: readonly string[]
    do {
      found = await this.needs.store.write(async ({ messages }) => {
        const ids = await messages.toPerson(person, AT_ONCE)
        for (const id of ids) {
          const message = await messages.lock(id)
          if (message) await messages.save(withoutRecipient(message))
        }
        return ids
      })
    } while (found.length > 0)
  }

  /** Messages to others lose their words where these name the person. */
  async about(words: string[]): Promise<void> {
    if (words.length === 0) return
    await this.needs.store.write(async (_repositories, outbox) =>
      outbox.enqueue(forgetMentions, { words, after: '' }),
    )
  }
}

export const OnAccountDeleted = eventHandler(
  accountDeleted,
  'admin.forget-account',
  { store: ADMIN_STORE, forgotten: MessagesForgotten },
  async ({ needs, payload: { user_id, email, name, phone } }) => {
    await needs.forgotten.to({ userId: user_id, to: present([email.toLowerCase(), phone]) })
    await needs.store.write(({ deadAddresses }) => deadAddresses.remove(email))
    await needs.forgotten.about(present([...telling(name), email, phone]))
  },
)

/** The name, address and number of a check-in may be others than those of the account. */
export const OnTalentErased = eventHandler(
  talentErased,
  'admin.forget-talent',
  { forgotten: MessagesForgotten },
  async ({ needs, payload: { records } }) => {
    await needs.forgotten.to({
      recordIds: records.map(({ record_id }) => record_id),
      to: present(records.flatMap(({ email, phone }) => [email.toLowerCase(), phone])),
    })
    await needs.forgotten.about(
      present(records.flatMap(({ name, email, phone }) => [...telling(name), email, phone])),
    )
  },
)

/** One that waits to be sent goes out with its words, and is looked at again afterwards. */
export const ForgetMentions = jobHandler(
  forgetMentions,
  { store: ADMIN_STORE, clock: CLOCK },
  async ({ needs, payload: { words, after } }) => {
    await needs.store.write(async ({ messages }, outbox) => {
      const part = await messages.after(after, AT_ONCE)
      let last = after
      let isWaiting = false
      for (const { id } of part.filter((message) => mentions(message, words))) {
        const message = await messages.lock(id)
        if (!message) continue
        if (isOver(message)) {
          await messages.save(withoutWords(message))
          last = id
          continue
        }
        const soon = needs.clock.now().getTime() + HOUR_MS
        const at = new Date(Math.max(soon, (message.sendAt?.getTime() ?? 0) + HOUR_MS))
        if (!isWaiting) outbox.enqueue(forgetMentions, { words, after: last }, { at })
        isWaiting = true
      }
      const end = part.at(-1)
      if (end && part.length === AT_ONCE) outbox.enqueue(forgetMentions, { words, after: end.id })
    })
  },
)
