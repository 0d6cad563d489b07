import { eventHandler } from '@callboard/core'
import { sessionDeleted } from '@callboard/projects/contract'
import { POSTING_STORE } from '../ports/index.ts'
import { tellViewers } from './page.ts'

/** Its groups are on no page any more: who has one open is told at once. */
export const OnSessionDeleted = eventHandler(
  sessionDeleted,
  'posting.end-session',
  { store: POSTING_STORE },
  async ({ needs, payload: { session_id } }) =>
    needs.store.write(async ({ traces }, outbox) => {
      const groups = await traces.groupsOf(session_id)
      for (const pageId of new Set(groups.map((group) => group.pageId))) tellViewers(outbox, pageId)
    }),
)
