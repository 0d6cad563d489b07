import { type OwnDataPerson, type OwnDataSource, type OwnRow, service } from '@callboard/core'
import { isOver, type Message } from '../domain/message.ts'
import { readableText } from '../domain/readable-text.ts'
import { ADMIN_STORE } from './ports/index.ts'

/** More messages than a person gets. */
const MOST = 1_000_000
const AT_ONCE = 200

const messageRow = (message: Message): OwnRow => {
  const own = [message.to]
  return {
    channel: message.channel,
    to: message.to,
    state: isOver(message) ? message.state : 'queued',
    written_at: message.createdAt,
    sent_at: message.sentAt,
    subject: message.rendered?.subject ? readableText(message.rendered.subject, own) : null,
    text: message.rendered ? readableText(message.rendered.text, own) : null,
  }
}

/** Messages that the account or one of its check-ins is the subject of, and what it changed as staff. */
export class OwnAdminData extends service({ store: ADMIN_STORE }) implements OwnDataSource {
  async of(person: OwnDataPerson) {
    return {
      documents: [
        { name: 'messages', about: 'Messages to you. Links are left out.', rows: this.#messages(person) },
        { name: 'activity', about: 'What you changed as staff.', rows: this.#activity(person) },
      ],
      files: [],
    }
  }

  async *#messages({ userId, records }: OwnDataPerson): AsyncIterable<OwnRow> {
    const { store } = this.needs
    const recordIds = records.map(({ recordId }) => recordId)
    const ids = await store.read(({ messages }) => messages.toPerson({ userId, recordIds, to: [] }, MOST))
    for (const id of ids.toSorted()) {
      const message = await store.read(({ messages }) => messages.find(id))
      if (message) yield messageRow(message)
    }
  }

  async *#activity({ userId }: OwnDataPerson): AsyncIterable<OwnRow> {
    let after: number | undefined
    for (;;) {
      const filter = after === undefined ? { userId } : { userId, after }
      const part = await this.needs.store.read(({ audit }) => audit.page(filter, AT_ONCE))
      for (const { at, action, fields } of part) yield { at, action, fields }
      after = part.at(-1)?.number
      if (part.length < AT_ONCE) return
    }
  }
}
