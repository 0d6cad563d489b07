import { ACCESS, inWantedOrder, missing, useCase } from '@callboard/core'
import { STAFF, subjectOf } from '@callboard/core/http-contract'
import { groupSubject } from '@callboard/lobby/contract'
import { GROUP_DIRECTORY } from '@callboard/lobby/queries'
import { sortGroups } from '../../contract/index.ts'
import { inReviewOrder } from '../../domain/group-order.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { markGroups } from './changes.ts'

const ofGroup = subjectOf(groupSubject, { id: 'id' }, STAFF)

/** One after the other for a session: of two people who sort at once the later one's order holds, whole. */
export const SortGroups = useCase(
  sortGroups,
  { access: ACCESS, store: REVIEW_STORE, groups: GROUP_DIRECTORY },
  async ({ needs, actor, input: { groupIds } }) => {
    const { session } = await needs.access.admit(ofGroup, actor, { id: groupIds[0]! })
    const groups = await needs.groups.bySession(session.id)
    const known = new Set(groups.map(({ id }) => id))
    if (groupIds.some((id) => !known.has(id))) throw missing('One of these groups')
    return await needs.store.write(async (repositories, outbox) => {
      await repositories.groupReviews.lockSession(session.id)
      const present = inReviewOrder(groups, await repositories.groupReviews.bySession(session.id))
      const sorted = inWantedOrder(
        present.map(({ id }) => id),
        groupIds,
      )
      const placed = sorted.map((id, at) => ({ id, marks: { order: at + 1 } }))
      await markGroups(repositories, outbox, session.id, placed)
      return outbox.answer({ groups: placed.map(({ id, marks }) => ({ _id: id, ...marks })) })
    })
  },
)
