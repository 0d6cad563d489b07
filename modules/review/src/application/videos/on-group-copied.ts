import { CLOCK, eventHandler, IDS } from '@callboard/core'
import { groupCopied } from '@callboard/lobby/contract'
import { newVideoAdded } from '../../contract/index.ts'
import { copyOfVideo } from '../../domain/video.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { ReviewViews } from './review-view.ts'

/** The takes of a copied group appear in its copy, each once; those that do not play yet or are archived stay behind. */
export const OnGroupCopied = eventHandler(
  groupCopied,
  'review.copy-takes',
  { store: REVIEW_STORE, views: ReviewViews, clock: CLOCK, ids: IDS },
  async ({ needs, payload: { from_session, from_group, session_id, group_id, records } }) => {
    const recordIds = new Map(records.map(({ from, to }) => [from, to]))
    await needs.store.write(async ({ videos, groupReviews }, outbox) => {
      await groupReviews.lockSession(session_id)
      const sources = await videos.list({ sessionId: from_session, groupIds: [from_group] })
      let order = await videos.nextOrder(group_id)
      for (const source of sources.filter(({ state, archived }) => state === 'ready' && !archived)) {
        const copy = copyOfVideo(source, {
          id: needs.ids.next(),
          sessionId: session_id,
          groupId: group_id,
          order,
          recordIds: source.recordIds.flatMap((id) => recordIds.get(id) ?? []),
          createdAt: needs.clock.now(),
        })
        if (!(await videos.addIfAbsent(copy))) continue
        order += 1
        outbox.signal(newVideoAdded, session_id, { staff: needs.views.video(copy) })
      }
    })
  },
)
