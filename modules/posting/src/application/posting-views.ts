import type { CommentView, FeedbackEntry, PostingPageSummary } from '../contract/index.ts'
import type { PostingPage } from '../domain/page.ts'
import type { Comment, Feedback } from '../domain/reaction.ts'
import type { UserDirectory } from './ports/index.ts'

export type NameOf = (userId: string) => string

/** @returns names by id; an account that is gone reads 'Deleted user' */
export async function namesOf(users: UserDirectory, ids: readonly string[]): Promise<NameOf> {
  const found = await users.many([...new Set(ids)])
  const names = new Map(found.map((user) => [user.id, `${user.firstName} ${user.lastName}`.trim()]))
  return (id) => names.get(id) ?? 'Deleted user'
}

export const pageSummary = (page: PostingPage, groups: number): PostingPageSummary => ({
  _id: page.id,
  name: page.name,
  studio: page.projectId,
  groups,
  created_at: page.createdAt.toISOString(),
})

export const feedbackEntry = (feedback: Feedback, nameOf: NameOf): FeedbackEntry => ({
  ref_id: feedback.groupId,
  to_user: feedback.recordId,
  feedback: feedback.value,
  from_user: { _id: feedback.userId, name: nameOf(feedback.userId) },
})

export const commentView = (comment: Comment, nameOf: NameOf, readerId: string): CommentView => ({
  _id: comment.id,
  ref_id: comment.groupId,
  to_user: comment.recordId,
  content: comment.content,
  created_at: comment.createdAt.toISOString(),
  from_user: { _id: comment.userId, name: nameOf(comment.userId) },
  can: { delete: comment.userId === readerId },
})
