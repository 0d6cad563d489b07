import type { UserDirectory, UserFacts } from '@callboard/accounts/queries'
import type {
  CommentView,
  FeedbackEntry,
  RecordComment as RecordCommentView,
  RecordFeedback as RecordFeedbackView,
} from '../../contract/index.ts'
import type { PostingPage } from '../../domain/page.ts'
import type { Comment, Feedback, RecordComment, RecordFeedback } from '../../domain/reaction.ts'

type Given = readonly { readonly userId: string }[]

/** The accounts of the reviewers, by id. */
async function reviewers(users: UserDirectory, given: Given): Promise<ReadonlyMap<string, UserFacts>> {
  const found = await users.many([...new Set(given.map(({ userId }) => userId))])
  return new Map(found.map((user) => [user.id, user]))
}

/** An account that is gone reads 'Deleted user'. */
const nameIn = (known: ReadonlyMap<string, UserFacts>, id: string): string => {
  const user = known.get(id)
  return user ? `${user.firstName} ${user.lastName}`.trim() : 'Deleted user'
}

/** With one question for all names. */
export async function namesOf(users: UserDirectory, given: Given): Promise<(userId: string) => string> {
  const known = await reviewers(users, given)
  return (id) => nameIn(known, id)
}

/** With one question for all reviewers. Where feedback is individual, their e-mail addresses come with it. */
export async function feedbackEntries(
  users: UserDirectory,
  feedbacks: readonly Feedback[],
  { sharedFeedback }: Pick<PostingPage, 'sharedFeedback'>,
): Promise<FeedbackEntry[]> {
  const known = await reviewers(users, feedbacks)
  return feedbacks.map(({ groupId, recordId, userId, value }) => {
    const email = sharedFeedback ? undefined : known.get(userId)?.email
    return {
      ref_id: groupId,
      to_user: recordId,
      feedback: value,
      from_user: { _id: userId, name: nameIn(known, userId), ...(email === undefined ? {} : { email }) },
    }
  })
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

/** With one question for all names. */
export async function recordFeedbackViews(
  users: UserDirectory,
  feedbacks: readonly RecordFeedback[],
): Promise<RecordFeedbackView[]> {
  const nameOf = await namesOf(users, feedbacks)
  return feedbacks.map(({ recordId, userId, value }) => ({
    record: recordId,
    feedback: value,
    from_user: { _id: userId, name: nameOf(userId) },
  }))
}

/** With one question for all names. */
export async function recordCommentViews(
  users: UserDirectory,
  comments: readonly RecordComment[],
  readerId: string,
): Promise<RecordCommentView[]> {
  const nameOf = await namesOf(users, comments)
  return comments.map((comment) => ({
    _id: comment.id,
    record: comment.recordId,
    content: comment.content,
    created_at: comment.createdAt.toISOString(),
    from_user: { _id: comment.userId, name: nameOf(comment.userId) },
    can: { delete: comment.userId === readerId },
  }))
}

/** The reviewer as others see them. */
export async function reviewerOf(
  users: UserDirectory,
  userId: string,
): Promise<{ _id: string; name: string }> {
  return { _id: userId, name: (await namesOf(users, [{ userId }]))(userId) }
}
