import type { UserDirectory } from '@callboard/accounts/queries'
import type { CommentView, FeedbackEntry } from '../../contract/index.ts'
import type { Comment, Feedback } from '../../domain/reaction.ts'

/** @returns names of the reviewers; an account that is gone reads 'Deleted user' */
async function namesOf(
  users: UserDirectory,
  given: readonly { readonly userId: string }[],
): Promise<(userId: string) => string> {
  const found = await users.many([...new Set(given.map(({ userId }) => userId))])
  const names = new Map(found.map((user) => [user.id, `${user.firstName} ${user.lastName}`.trim()]))
  return (id) => names.get(id) ?? 'Deleted user'
}

/** With one question for all names. */
export async function feedbackEntries(
  users: UserDirectory,
  feedbacks: readonly Feedback[],
): Promise<FeedbackEntry[]> {
  const nameOf = await namesOf(users, feedbacks)
  return feedbacks.map((feedback) => ({
    ref_id: feedback.groupId,
    to_user: feedback.recordId,
    feedback: feedback.value,
    from_user: { _id: feedback.userId, name: nameOf(feedback.userId) },
  }))
}

/** With one question for all names. */
export async function commentViews(
  users: UserDirectory,
  comments: readonly Comment[],
  readerId: string,
): Promise<CommentView[]> {
  const nameOf = await namesOf(users, comments)
  return comments.map((comment) => ({
    _id: comment.id,
    ref_id: comment.groupId,
    to_user: comment.recordId,
    content: comment.content,
    created_at: comment.createdAt.toISOString(),
    from_user: { _id: comment.userId, name: nameOf(comment.userId) },
    can: { delete: comment.userId === readerId },
  }))
}
