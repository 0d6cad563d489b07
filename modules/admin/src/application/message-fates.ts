import { service } from '@callboard/core'
import type { MessageFate, MessageFates } from '../queries/index.ts'
import { messageRow } from './message-view.ts'
import { ADMIN_STORE, MAIL_SENDER } from './ports/index.ts'

export class StoredMessageFates
  extends service({ store: ADMIN_STORE, mails: MAIL_SENDER })
  implements MessageFates
{
  get sendsMail(): boolean {
    return this.needs.mails.sends
  }

  async of(keys: readonly string[]): Promise<readonly MessageFate[]> {
    if (keys.length === 0) return []
    const found = await this.needs.store.read(({ messages }) => messages.ofKeys(keys))
    return found.map((message) => {
      const { to, state, reason } = messageRow(message)
      return { key: message.key, to, state, reason }
    })
  }
}
