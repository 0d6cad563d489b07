import { denied, eventHandler } from '@callboard/core'
import { messagesWithdrawn } from '../contract/index.ts'
import { failed } from '../domain/message.ts'
import { ADMIN_STORE } from './ports/index.ts'

/** Drops messages that wait and are no longer wanted; the log keeps them. */
export const OnMessagesWithdrawn = eventHandler(
  messagesWithdrawn,
  'admin.withdraw-messages',
  { store: ADMIN_STORE },
  async ({ needs, actor, payload: { record_id, template } }) => {
    if (actor.kind !== 'system') throw denied()
    await needs.store.write(async ({ messages }) => {
      for (const id of await messages.queuedAbout(record_id, template)) {
        const message = await messages.lock(id)
        if (message?.state === 'queued') await messages.save(failed(message, 'Dropped: no longer wanted.'))
      }
    })
  },
)
