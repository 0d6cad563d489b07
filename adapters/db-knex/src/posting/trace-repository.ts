import { IN_SESSION, type PostingGroup, type TraceRepository } from '@callboard/posting'
import { inParts, type Query } from '../dialect/index.ts'
import { Rows } from '../table/index.ts'
import { POSTED_GROUPS } from './group-repository.ts'
import { PAGE_ARCHIVES } from './page-archive-repository.ts'
import { RECIPIENTS } from './recipient-repository.ts'

/** The tables of what is answered and written about a talent. */
const ABOUT_TALENT = ['reaction_feedback', 'reaction_taken_back', 'reaction_comment']

export function traceRepository(query: Query): TraceRepository {
  const groups = new Rows(POSTED_GROUPS, query)
  const recipients = new Rows(RECIPIENTS, query)
  const archives = new Rows(PAGE_ARCHIVES, query)
  const aboutIn = ({ id, pageId }: Pick<PostingGroup, 'id' | 'pageId'>) => ({
    place_id: pageId,
    group_id: id,
  })
  return {
    groupsOf: (sessionId) => groups.all(groups.where({ session_id: sessionId })),
    removeGroup: async (group) => {
      for (const table of ABOUT_TALENT) await query(table).where(aboutIn(group)).delete()
      await query('posting_video').where({ group_id: group.id }).delete()
      await query('posting_group').where({ id: group.id }).delete()
    },
    removeAnswersAbout: async (group, recordIds) => {
      for (const table of ABOUT_TALENT)
        await query(table)
          .where(aboutIn(group))
          .whereIn('record_id', [...recordIds])
          .delete()
    },
    removeSessionAnswersAbout: async (recordIds) => {
      for (const table of ABOUT_TALENT)
        await query(table)
          .where({ group_id: IN_SESSION })
          .whereIn('record_id', [...recordIds])
          .delete()
    },
    pagesWith: async (videoIds) => {
      const pages = await inParts(
        videoIds,
        (part): PromiseLike<string[]> =>
          query('posting_video')
            .whereIn('video_id', [...part])
            .distinct()
            .pluck('page_id'),
      )
      return [...new Set(pages)]
    },
    removeVideos: async (videoIds) => {
      for (const table of ['posting_take_view', 'posting_video'])
        await query(table)
          .whereIn('video_id', [...videoIds])
          .delete()
    },
    archivesWith: async (pageId, videoIds) => {
      const found = await archives.all(archives.where({ page_id: pageId }))
      return found.filter((one) => one.videoIds.some((id) => videoIds.includes(id))).map(({ id }) => id)
    },
    recipientsAt: (email) => recipients.all(query(RECIPIENTS.name).whereRaw('lower(email) = ?', [email])),
    eraseRecipient: async (id, at) => {
      await recipients.where({ id }).update({
        email: '',
        live_email: null,
        name: 'Deleted user',
        mail_key: '',
        removed_at: query.raw('coalesce(removed_at, ?)', [at]),
      })
    },
    countOf: async (userId) => {
      const count = async (table: string) => {
        const [found] = await query(table).where({ user_id: userId }).count({ count: '*' })
        return Number(found?.count)
      }
      return { answers: await count('reaction_feedback'), comments: await count('reaction_comment') }
    },
    removeComments: async (userId) => {
      const own = () => query('reaction_comment').where({ user_id: userId })
      const places: readonly { place_id: string; group_id: string; record_id: string }[] =
        await own().distinct('place_id', 'group_id', 'record_id')
      await own().delete()
      return places.map(({ place_id, group_id, record_id }) => ({
        placeId: place_id,
        groupId: group_id,
        recordId: record_id,
      }))
    },
  }
}
