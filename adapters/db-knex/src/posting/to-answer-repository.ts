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
    groupsFor: async (pageIds, userId) => {
      if (pageIds.length === 0) return []
      const shown = await groups.all(
        query(GROUPS.name)
          .whereIn('page_id', [...pageIds])
          .whereNull('removed_at')
          .whereExists(takesToSee())
          .orderBy(['page_id', 'sort_order']),
      )
      const answers: AnswerRow[] =
        userId === null
          ? []
          : await query('reaction_feedback')
              .whereIn('place_id', [...pageIds])
              .where({ user_id: userId })
              .select('group_id', 'record_id')
      const answered = new Set(answers.map(({ group_id, record_id }) => `${group_id} ${record_id}`))
      return shown.map((group) => ({
        ...group,
        toAnswer: group.members.filter(({ recordId }) => !answered.has(`${group.id} ${recordId}`)).length,
      }))
    },
    linksOf: async (userId, limit) => {
      const found: { readonly link_id: string }[] = await query('posting_take_view')
        .where({ viewer_id: userId, viewer_kind: 'account', names_link: true })
        .groupBy('link_id')
        .orderByRaw('max(last_at) desc')
        .limit(limit)
        .select('link_id')
      return found.map(({ link_id }) => link_id)
    },
  }
}
