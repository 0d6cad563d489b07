import { CLOCK, missing, type Outbox, useCase } from '@callboard/core'
import { changePostedGroup, changePostedVideo, copiesChanged } from '../../contract/index.ts'
import type { PostingGroup } from '../../domain/page.ts'
import { tellPicks } from '../picks/tell-picks.ts'
import { PageEditor, tellViewers } from './page.ts'

/**
 * The source groups may be on no page any more, or on one again.
 * @param groups of one page
 */
export function publishCopiesChanged(outbox: Outbox, pageId: string, groups: readonly PostingGroup[]): void {
  tellPicks(outbox, pageId, groups)
  for (const [session_id, own] of Map.groupBy(groups, ({ sessionId }) => sessionId))
    outbox.publish(copiesChanged, { session_id, group_ids: own.map(({ sourceGroupId }) => sourceGroupId) })
}

/** Its answers and comments wait for a group that is taken off. */
export const ChangePostedGroup = useCase(
  changePostedGroup,
  { editor: PageEditor, clock: CLOCK },
  ({ needs, input: { page_id, id, is_removed } }) =>
    needs.editor.edit(page_id, async (page, { groups }, outbox) => {
      const group = (await groups.everOfPage(page.id)).find((other) => other.id === id)
      if (!group) throw missing('This group')
      if ((group.removedAt !== null) !== is_removed) {
        await groups.save({ ...group, removedAt: is_removed ? needs.clock.now() : null })
        publishCopiesChanged(outbox, page.id, [group])
        tellViewers(outbox, page.id, id)
      }
      return outbox.answer({ is_removed })
    }),
)

export const ChangePostedVideo = useCase(
  changePostedVideo,
  { editor: PageEditor, clock: CLOCK },
  ({ needs, input: { page_id, id, is_removed, is_archived } }) =>
    needs.editor.edit(page_id, async (page, { groups }, outbox) => {
      const video = (await groups.everVideosOfPage(page.id)).find(({ videoId }) => videoId === id)
      if (!video) throw missing('This video')
      const wasRemoved = video.removedAt !== null
      const removed = is_removed ?? wasRemoved
      const next = {
        ...video,
        archived: is_archived ?? video.archived,
        removedAt: removed === wasRemoved ? video.removedAt : removed ? needs.clock.now() : null,
      }
      if (next.archived !== video.archived || next.removedAt !== video.removedAt) {
        await groups.saveVideo(next)
        tellViewers(outbox, page.id, video.groupId)
      }
      return outbox.answer({ is_removed: removed, is_archived: next.archived })
    }),
)
