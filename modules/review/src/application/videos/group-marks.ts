import { ACCESS, eventHandler, missing, type NeedsOf, useCase } from '@callboard/core'
import { STAFF, subjectOf } from '@callboard/core/http-contract'
import { groupSubject } from '@callboard/lobby/contract'
import { GROUP_DIRECTORY } from '@callboard/lobby/queries'
import { copiesChanged, groupAnswered, groupsCopied } from '@callboard/posting/contract'
import { POSTED_COPIES } from '@callboard/posting/queries'
import { markGroupsViewed, markViewed } from '../../contract/index.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { markGroups } from './changes.ts'

const ofGroup = subjectOf(groupSubject, { id: 'id' }, STAFF)

export const MarkViewed = useCase(
  markViewed,
  { store: REVIEW_STORE },
  async ({ needs, input: { viewed }, subject: { group } }) => {
    await needs.store.write((repositories, outbox) =>
      markGroups(repositories, outbox, group.sessionId, [{ id: group.id, marks: { viewed } }]),
    )
    return { success: true }
  },
)

export const MarkGroupsViewed = useCase(
  markGroupsViewed,
  { access: ACCESS, store: REVIEW_STORE, groups: GROUP_DIRECTORY },
  async ({ needs, actor, input: { ids, viewed } }) => {
    const { session } = await needs.access.admit(ofGroup, actor, { id: ids[0]! })
    const present = new Set((await needs.groups.bySession(session.id)).map(({ id }) => id))
    if (ids.some((id) => !present.has(id))) throw missing('One of these groups')
    await needs.store.write((repositories, outbox) =>
      markGroups(
        repositories,
        outbox,
        session.id,
        ids.map((id) => ({ id, marks: { viewed } })),
      ),
    )
    return { success: true }
  },
)

/** A group with an answer on a posting page counts as viewed. */
export const OnGroupAnswered = eventHandler(
  groupAnswered,
  'review.mark-viewed',
  { store: REVIEW_STORE },
  async ({ needs, payload: { group_id: id, session_id } }) => {
    await needs.store.write((repositories, outbox) =>
      markGroups(repositories, outbox, session_id, [{ id, marks: { viewed: true } }]),
    )
  },
)

const MARK_COPIED = { store: REVIEW_STORE, copies: POSTED_COPIES }

/**
 * Groups carry the copied flag while they are on a posting page. The page is asked inside the write, so that of several
 * events the last one to be heard finds what is true by then.
 */
async function markCopied(
  needs: NeedsOf<typeof MARK_COPIED>,
  sessionId: string,
  groupIds: readonly string[],
) {
  await needs.store.write(async (repositories, outbox) => {
    // Other events about these groups wait from here on.
    await repositories.groupReviews.lockSession(sessionId)
    const copied = await needs.copies.copiedInWrite(groupIds)
    const marks = groupIds.map((id) => ({ id, marks: { copied: copied.has(id) } }))
    await markGroups(repositories, outbox, sessionId, marks)
  })
}

export const OnGroupsCopied = eventHandler(
  groupsCopied,
  'review.mark-copied',
  MARK_COPIED,
  ({ needs, payload }) => markCopied(needs, payload.session_id, payload.group_ids),
)

export const OnCopiesChanged = eventHandler(
  copiesChanged,
  'review.mark-copies-changed',
  MARK_COPIED,
  ({ needs, payload }) => markCopied(needs, payload.session_id, payload.group_ids),
)
