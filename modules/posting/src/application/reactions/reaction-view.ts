import type {
  CommentView,
  FeedbackEntry,
  RecordComment as RecordCommentView,
  RecordFeedback as RecordFeedbackView,
} from '../../contract/index.ts'
import type { PostingPage } from '../../domain/page.ts'
import type { Comment, Feedback, RecordComment, RecordFeedback } from '../../domain/reaction.ts'
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

export async function commentViews(
  reviewers: Reviewers,
  comments: readonly Comment[],
  readerId: string,
): Promise<CommentView[]> {
  const reviewerOf = await reviewers.of(comments)
  return comments.map((comment) => ({
    _id: comment.id,
    ref_id: comment.groupId,
    to_user: comment.recordId,
    content: comment.content,
    video: comment.videoId,
    second: comment.second,
    created_at: comment.createdAt.toISOString(),
    from_user: { _id: comment.userId, name: reviewerOf(comment.userId).name },
    can: { delete: comment.userId === readerId },
  }))
}

export async function recordFeedbackViews(
  reviewers: Reviewers,
  feedbacks: readonly RecordFeedback[],
): Promise<RecordFeedbackView[]> {
  const reviewerOf = await reviewers.of(feedbacks)
  return feedbacks.map(({ recordId, userId, value }) => ({
    record: recordId,
    feedback: value,
    from_user: { _id: userId, name: reviewerOf(userId).name },
  }))
}

export async function recordCommentViews(
  reviewers: Reviewers,
  comments: readonly RecordComment[],
  readerId: string,
): Promise<RecordCommentView[]> {
  const reviewerOf = await reviewers.of(comments)
  return comments.map((comment) => ({
    _id: comment.id,
    record: comment.recordId,
    content: comment.content,
    created_at: comment.createdAt.toISOString(),
    from_user: { _id: comment.userId, name: reviewerOf(comment.userId).name },
    can: { delete: comment.userId === readerId },
  }))
}

/** The reviewer as others see them. */
export async function reviewerView(
  reviewers: Reviewers,
  userId: string,
): Promise<{ _id: string; name: string }> {
  return { _id: userId, name: (await reviewers.of([{ userId }]))(userId).name }
}
