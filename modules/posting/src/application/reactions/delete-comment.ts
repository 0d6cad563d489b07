import { useCase } from '@callboard/core'
import { commentRef, deleteComment, recordCommentRef } from '../../contract/index.ts'
import { POSTING_STORE } from '../ports/index.ts'

export const DeleteComment = useCase(
  deleteComment,
  { store: POSTING_STORE },
  ({ needs, subject: { comment } }) =>
    needs.store.write(async ({ comments, recordComments }, outbox) => {
      if (!('pageId' in comment)) {
        await recordComments.remove(comment.id)
        const about = { record: comment.recordId, count: await recordComments.countOf(comment.recordId) }
        outbox.signal(recordCommentRef, comment.sessionId, { staff: about, client: about })
        return outbox.answer({ success: true })
      }
      await comments.remove(comment.id)
      const about = { page_id: comment.pageId, ref_id: comment.groupId }
      outbox.signal(commentRef, comment.pageId, { staff: about, client: about })
      return outbox.answer({ success: true })
    }),
)
