import { useCase } from '@callboard/core'
import { listMessages } from '../contract/index.ts'
import { allowSuperAdmin } from './allow-super-admin.ts'
import { messageRow, statesShownAs } from './message-view.ts'
import { ADMIN_STORE } from './ports/index.ts'

const PAGE = 20

export const ListMessages = useCase(listMessages, { store: ADMIN_STORE }, async ({ needs, actor, input }) => {
  allowSuperAdmin(actor)
  const take = input.take ?? PAGE
  const filter = {
    to: input.to?.trim().toLowerCase() || undefined,
    states: input.state && statesShownAs(input.state),
    channel: input.channel,
    sessionId: input.session_id,
    afterId: input.after,
    beforeId: input.before,
  }
  // The row named by `before` follows: a page back is always followed by another.
  const ahead = input.before === undefined ? 1 : 0
  const found = await needs.store.read(({ messages }) => messages.page(filter, take + ahead))
  return {
    messages: found.slice(0, take).map(messageRow),
    has_more: input.before !== undefined || found.length > take,
  }
})
