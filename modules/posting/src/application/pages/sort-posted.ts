import { ACCESS, invalid, inWantedOrder, missing, useCase } from '@callboard/core'
import { STAFF, subjectOf } from '@callboard/core/http-contract'
import { pageSubject, sortPostedGroups, sortPostedVideos } from '../../contract/index.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { PageEditor, tellViewers } from './page.ts'

const ofPage = subjectOf(pageSubject, { id: 'id' }, STAFF)

/** One after the other for a page: of two people who sort at once the later one's order holds, whole. */
export const SortPostedGroups = useCase(
  sortPostedGroups,
  { access: ACCESS, store: POSTING_STORE, editor: PageEditor },
  async ({ needs, actor, input: { page_id, groups: wanted } }) => {
    const [first] = await needs.store.read(({ groups }) => groups.many(wanted.slice(0, 1)))
    const named = page_id ?? first?.pageId
    if (named === undefined) throw missing('One of these groups')
    await needs.access.admit(ofPage, actor, { id: named })
    return await needs.editor.edit(named, async (page, { groups }, outbox) => {
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
    })
  },
)

export const SortPostedVideos = useCase(
  sortPostedVideos,
  { access: ACCESS, store: POSTING_STORE, editor: PageEditor },
  async ({ needs, actor, input: { page_id, videos: wanted } }) => {
    const found = page_id ? [page_id] : await needs.store.read(({ groups }) => groups.pagesWith(wanted[0]!))
    const [named, ...others] = found
    if (named === undefined) throw missing('One of these videos')
    await needs.access.admit(ofPage, actor, { id: named })
    if (others.length > 0)
      throw invalid('page_id', 'These videos are on several posting pages. Name the one.')
    return await needs.editor.edit(named, async (page, { groups }, outbox) => {
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
    })
  },
)
