import type { PostingGroup, ToAnswerRepository } from '@callboard/posting'
import type { Query } from '../dialect/query.ts'
import { json, listOf, Rows, tableOf, text } from '../table/index.ts'
import { isMember } from './group-repository.ts'

const GROUPS = tableOf<Pick<PostingGroup, 'id' | 'pageId' | 'sessionId' | 'members'>>().named(
  'posting_group',
  {
    id: text('id'),
    pageId: text('page_id'),
    sessionId: text('session_id'),
    members: json('members', listOf(isMember)),
  },
)

interface AnswerRow {
  readonly group_id: string
  readonly record_id: string
}

export function toAnswerRepository(query: Query): ToAnswerRepository {
  const groups = new Rows(GROUPS, query)
  const takesToSee = () =>
    query('posting_video as video')
      .where('video.group_id', query.ref('posting_group.id'))
      .where('video.archived', false)
      .whereNull('video.removed_at')
  return {
    waiting: async (pageIds, userId) => {
      if (pageIds.length === 0) return []
      const shown = await groups.all(
        query(GROUPS.name)
          .whereIn('page_id', [...pageIds])
          .whereNull('removed_at')
          .whereExists(takesToSee()),
      )
      const answers: AnswerRow[] = await query('reaction_feedback')
        .whereIn('place_id', [...pageIds])
        .where({ user_id: userId })
        .select('group_id', 'record_id')
      const answered = new Set(answers.map(({ group_id, record_id }) => `${group_id} ${record_id}`))
      return shown
        .map(({ id, pageId, sessionId, members }) => ({
          pageId,
          sessionId,
          toAnswer: members.filter(({ recordId }) => !answered.has(`${id} ${recordId}`)).length,
        }))
        .filter(({ toAnswer }) => toAnswer > 0)
    },
  }
}
