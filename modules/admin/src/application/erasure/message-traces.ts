import { service } from '@callboard/core'
import type { MessageTraces } from '../../queries/index.ts'
import { ADMIN_STORE } from '../ports/index.ts'

/** Further ones are not counted. */
const MOST = 10_000

export class StoredMessageTraces extends service({ store: ADMIN_STORE }) implements MessageTraces {
  async count({ userId, recordIds, email, phone }: Parameters<MessageTraces['count']>[0]): Promise<number> {
    const to = [email.toLowerCase(), ...(phone === null ? [] : [phone])]
    const found = await this.needs.store.read(({ messages }) =>
      messages.toPerson({ userId, recordIds, to }, MOST),
    )
    return found.length
  }
}
