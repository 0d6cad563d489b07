import { CLOCK, IDS, invalid, missing, useCase } from '@callboard/core'
import { addComment, deleteComment, listComments } from '../../contract/index.ts'
import type { Comment } from '../../domain/reaction.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { answererOn, groupOfTake, groupOfTalent, requireTaken } from './answering.ts'
import { tellCommented } from './giving.ts'
import { commentViews } from './reaction-view.ts'
import { Reviewers } from './reviewers.ts'

export const ListComments = useCase(
  listComments,
  { store: POSTING_STORE, reviewers: Reviewers },
  async ({ needs, actor, input, subject }) => {
    const { page, groups } = subject
    const userId = answererOn(actor, subject)
    const groupIds = groups.filter(({ id }) => id === (input.ref_id ?? id)).map(({ id }) => id)
    if (input.ref_id !== undefined && groupIds.length === 0) throw missing('This group')
    const comments = await needs.store.read((repositories) =>
      repositories.comments.ofGroups([page.id], groupIds),
    )
    const asked = comments.filter(({ recordId }) => recordId === (input.to_user ?? recordId))
    return { comments: await commentViews(needs.reviewers, asked, userId) }
  },
)

export const AddComment = useCase(
  addComment,
  { store: POSTING_STORE, reviewers: Reviewers, clock: CLOCK, ids: IDS },
  async ({ needs, actor, input, subject }) => {
    const { page, project, groups } = subject
    requireTaken(project.feedback)
    const userId = answererOn(actor, subject)
    const group = groupOfTalent(groups, input.ref_id, input.to_user)
    const { video, second } = input
    if (video === undefined && second !== undefined)
      throw invalid('second', 'Name the video that this second is in.')
    if (video !== undefined)
      await needs.store.read((repositories) =>
        groupOfTake(repositories.groups, subject, { page_id: page.id, ref_id: group.id, video }),
      )
    const comment: Comment = {
      id: needs.ids.next(),
      placeId: page.id,
      groupId: group.id,
      recordId: input.to_user,
      userId,
      content: input.content.trim(),
      videoId: video ?? null,
      second: second ?? null,
      createdAt: needs.clock.now(),
    }
    const [view] = await commentViews(needs.reviewers, [comment], userId)
    if (!view) throw new Error('A comment has no view.')
    return await needs.store.write(async (repositories, outbox) => {
      await repositories.comments.add(comment)
      await tellCommented(repositories, outbox, [comment])
      return outbox.answer(view)
    })
  },
)

export const DeleteComment = useCase(
  deleteComment,
  { store: POSTING_STORE },
  ({ needs, subject: { comment } }) =>
    needs.store.write(async (repositories, outbox) => {
      await repositories.comments.remove(comment.id)
      await tellCommented(repositories, outbox, [comment])
      return outbox.answer({ success: true })
    }),
)
