import type {
  CommentView,
  FeedbackEntry,
  RecordComment as RecordCommentView,
  RecordFeedback as RecordFeedbackView,
} from '../../contract/index.ts'
import type { PostingPage } from '../../domain/page.ts'
import type { Comment, Feedback } from '../../domain/reaction.ts'
import type { Reviewers } from './reviewers.ts'

/** Where feedback is individual, the e-mail addresses of its givers come with it. */
export async function feedbackEntries(
  reviewers: Reviewers,
  feedbacks: readonly Feedback[],
  { sharedFeedback }: Pick<PostingPage, 'sharedFeedback'>,
): Promise<FeedbackEntry[]> {
  const reviewerOf = await reviewers.of(feedbacks)
  return feedbacks.map(({ groupId, recordId, userId, value }) => {
    const { name, email } = reviewerOf(userId)
    const shown = sharedFeedback || email === undefined ? {} : { email }
    return {
      ref_id: groupId,
      to_user: recordId,
      feedback: value,
      from_user: { _id: userId, name, ...shown },
    }
  })
}

/** What every reader is told of a comment, wherever it is. */
async function shownComments(reviewers: Reviewers, comments: readonly Comment[], readerId: string) {
  const reviewerOf = await reviewers.of(comments)
  return (comment: Comment) => ({
    _id: comment.id,
    content: comment.content,
    created_at: comment.createdAt.toISOString(),
    from_user: { _id: comment.userId, name: reviewerOf(comment.userId).name },
    can: { delete: comment.userId === readerId },
  })
}

/** Of comments on a page. */
export async function commentViews(
  reviewers: Reviewers,
  comments: readonly Comment[],
  readerId: string,
): Promise<CommentView[]> {
  const shown = await shownComments(reviewers, comments, readerId)
  return comments.map((comment) => ({
    ...shown(comment),
    ref_id: comment.groupId,
    to_user: comment.recordId,
    video: comment.videoId,
    second: comment.second,
  }))
}

export async function recordFeedbackViews(
  reviewers: Reviewers,
  feedbacks: readonly Feedback[],
): Promise<RecordFeedbackView[]> {
  const reviewerOf = await reviewers.of(feedbacks)
  return feedbacks.map(({ recordId, userId, value }) => ({
    record: recordId,
    feedback: value,
    from_user: { _id: userId, name: reviewerOf(userId).name },
  }))
}

/** Of comments in a session. */
export async function recordCommentViews(
  reviewers: Reviewers,
  comments: readonly Comment[],
  readerId: string,
): Promise<RecordCommentView[]> {
  const shown = await shownComments(reviewers, comments, readerId)
  return comments.map((comment) => ({ ...shown(comment), record: comment.recordId }))
}

/** The reviewer as others see them. */
export async function reviewerView(
  reviewers: Reviewers,
  userId: string,
): Promise<{ _id: string; name: string }> {
  return { _id: userId, name: (await reviewers.of([{ userId }]))(userId).name }
}
