import { inWantedOrder, missing, useCase } from '@callboard/core'
import { sortPostedGroups, sortPostedVideos } from '../../contract/index.ts'
import { PageEditor, tellViewers } from './page.ts'

/** One after the other for a page: of two people who sort at once the later one's order holds, whole. */
export const SortPostedGroups = useCase(
  sortPostedGroups,
  { editor: PageEditor },
  ({ needs, input: { page_id, groups: wanted } }) =>
    needs.editor.edit(page_id, async (page, { groups }, outbox) => {
      const all = await groups.everOfPage(page.id)
      const known = new Map(all.map((group) => [group.id, group]))
      if (wanted.some((id) => !known.has(id))) throw missing('One of these groups')
      const sorted = inWantedOrder([...known.keys()], wanted)
      for (const [at, id] of sorted.entries()) {
        const group = known.get(id)!
        if (group.order !== at + 1) await groups.save({ ...group, order: at + 1 })
      }
      tellViewers(outbox, page.id)
      return outbox.answer({ groups: sorted.map((_id, at) => ({ _id, order: at + 1 })) })
    }),
)

export const SortPostedVideos = useCase(
  sortPostedVideos,
  { editor: PageEditor },
  ({ needs, input: { page_id, videos: wanted } }) =>
    needs.editor.edit(page_id, async (page, { groups }, outbox) => {
      const all = await groups.everVideosOfPage(page.id)
      const groupId = all.find(({ videoId }) => videoId === wanted[0])?.groupId
      const known = new Map(
        all.filter((video) => video.groupId === groupId).map((video) => [video.videoId, video]),
      )
      if (groupId === undefined || wanted.some((id) => !known.has(id))) throw missing('One of these videos')
      const sorted = inWantedOrder([...known.keys()], wanted)
      for (const [at, id] of sorted.entries()) {
        const video = known.get(id)!
        if (video.order !== at + 1) await groups.saveVideo({ ...video, order: at + 1 })
      }
      tellViewers(outbox, page.id)
      return outbox.answer({ videos: sorted.map((_id, at) => ({ _id, order: at + 1 })) })
    }),
)
