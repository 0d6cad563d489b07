import type { PostingGroup, TraceRepository } from '@callboard/posting'
import { inParts, type Query } from '../dialect/index.ts'
import { Rows } from '../table/index.ts'
import { POSTED_GROUPS } from './group-repository.ts'
import { PAGE_ARCHIVES } from './page-archive-repository.ts'
import { RECIPIENTS } from './recipient-repository.ts'

export function traceRepository(query: Query): TraceRepository {
  const groups = new Rows(POSTED_GROUPS, query)
  const recipients = new Rows(RECIPIENTS, query)
  const archives = new Rows(PAGE_ARCHIVES, query)
  const aboutIn = ({ id, pageId }: Pick<PostingGroup, 'id' | 'pageId'>) => ({ page_id: pageId, group_id: id })
  return {
    groupsOf: (sessionId) => groups.all(groups.where({ session_id: sessionId })),
    removeGroup: async (group) => {
      for (const table of ['posting_feedback', 'posting_comment'])
        await query(table).where(aboutIn(group)).delete()
      await query('posting_video').where({ group_id: group.id }).delete()
      await query('posting_group').where({ id: group.id }).delete()
    },
    removeAnswersAbout: async (group, recordIds) => {
      for (const table of ['posting_feedback', 'posting_comment'])
        await query(table)
          .where(aboutIn(group))
          .whereIn('record_id', [...recordIds])
          .delete()
    },
    removeSessionAnswersAbout: async (recordIds) => {
      for (const table of ['record_feedback', 'record_comment'])
        await query(table)
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
      const count = async (...tables: readonly string[]) => {
        let sum = 0
        for (const table of tables) {
          const [found] = await query(table).where({ user_id: userId }).count({ count: '*' })
          sum += Number(found?.count)
        }
        return sum
      }
      return {
        answers: await count('posting_feedback', 'record_feedback'),
        comments: await count('posting_comment', 'record_comment'),
      }
    },
    removeComments: async (userId) => {
      const onPages: { page_id: string; group_id: string }[] = await query('posting_comment')
        .where({ user_id: userId })
        .distinct('page_id', 'group_id')
      const inSessions: { session_id: string; record_id: string }[] = await query('record_comment')
        .where({ user_id: userId })
        .distinct('session_id', 'record_id')
      for (const table of ['posting_comment', 'record_comment'])
        await query(table).where({ user_id: userId }).delete()
      return {
        groups: onPages.map(({ page_id, group_id }) => ({ pageId: page_id, groupId: group_id })),
        records: inSessions.map(({ session_id, record_id }) => ({
          sessionId: session_id,
          recordId: record_id,
        })),
      }
    },
  }
}
