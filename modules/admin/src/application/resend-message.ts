import { missing, useCase } from '@callboard/core'
import { resendMessage } from '../contract/index.ts'
import { resent } from '../domain/message.ts'
import { allowSuperAdmin } from './allow-super-admin.ts'
import { messageRow } from './message-view.ts'
import { ADMIN_STORE } from './ports/index.ts'
import { enqueueSending } from './sending.ts'

export const ResendMessage = useCase(
  resendMessage,
  { store: ADMIN_STORE },
  async ({ needs, actor, input: { id } }) => {
    allowSuperAdmin(actor)
    return await needs.store.write(async ({ messages }, outbox) => {
      const failedOne = await messages.lock(id)
      if (!failedOne) throw missing('The message')
      const queued = resent(failedOne)
      await messages.save(queued)
      enqueueSending(outbox, queued)
      return outbox.answer(messageRow(queued))
    })
  },
)
