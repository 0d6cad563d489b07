import { type Actor, CLOCK, IDS, service } from '@callboard/core'
import type { SessionFacts } from '@callboard/projects/queries'
import {
  type Feedback,
  ownRecordFeedback,
  type RecordComment as RecordCommentView,
  type RecordFeedback as RecordFeedbackView,
  recordCommentRef,
  recordFeedbackSet,
  shownToOthers,
  visibleTo,
} from '../../contract/index.ts'
import type { RecordComment } from '../../domain/reaction.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { answering, requireTaken } from '../reactions/answering.ts'
import { recordCommentViews, recordFeedbackViews, reviewerView } from '../reactions/reaction-view.ts'
import { Reviewers } from '../reactions/reviewers.ts'

/** Answers and comments on a talent of a session; `id` is the name that the session has for the talent. */
export class RecordAnswers extends service({
  store: POSTING_STORE,
  reviewers: Reviewers,
  clock: CLOCK,
  ids: IDS,
}) {
  /** The same answer twice counts once. Others hear of it only as far as it, or the one before, was public. */
  async answer(
    actor: Actor,
    session: SessionFacts,
    id: string,
    feedback: Feedback | null,
  ): Promise<{ record: string; feedbacks: RecordFeedbackView[] }> {
    requireTaken(session.feedback, feedback)
    const { userId } = answering(actor)
    const from_user = await reviewerView(this.needs.reviewers, userId)
    const own = { recordId: id, userId }
    const seen = await this.needs.store.write(async (repositories, outbox) => {
      const { recordFeedbacks, sessionPrivacy } = repositories
      const privacy = await sessionPrivacy.locked(session.id, userId)
      const before = (await recordFeedbacks.find(own))?.value ?? null
      if (before !== feedback) {
        if (feedback === null) await recordFeedbacks.remove(own)
        else
          await recordFeedbacks.set({
            ...own,
            sessionId: session.id,
            value: feedback,
            givenAt: this.needs.clock.now(),
          })
        const answered = { session: session.id, record: id, feedback }
        outbox.signal(ownRecordFeedback, userId, { staff: answered, client: answered })
        const shown = shownToOthers(privacy, feedback)
        if (shown !== shownToOthers(privacy, before)) {
          const said = { record: id, feedback: shown, from_user }
          outbox.signal(recordFeedbackSet, session.id, { staff: said, client: said })
        }
      }
      const all = await recordFeedbacks.ofRecord(id)
      return visibleTo(userId, all, await sessionPrivacy.ofPlace(session.id))
    })
    return { record: id, feedbacks: await recordFeedbackViews(this.needs.reviewers, seen) }
  }

  async comment(
    actor: Actor,
    session: SessionFacts,
    id: string,
    content: string,
  ): Promise<RecordCommentView> {
    requireTaken(session.feedback)
    const { userId } = answering(actor)
    const comment: RecordComment = {
      id: this.needs.ids.next(),
      sessionId: session.id,
      recordId: id,
      userId,
      content: content.trim(),
      createdAt: this.needs.clock.now(),
    }
    const [view] = await recordCommentViews(this.needs.reviewers, [comment], userId)
    if (!view) throw new Error('A comment has no view.')
    return await this.needs.store.write(async ({ recordComments }, outbox) => {
      await recordComments.add(comment)
      const about = { record: id, count: await recordComments.countOf(id) }
      outbox.signal(recordCommentRef, session.id, { staff: about, client: about })
      return outbox.answer(view)
    })
  }

  /** Oldest first. */
  async comments(actor: Actor, id: string): Promise<RecordCommentView[]> {
    const { userId } = answering(actor)
    const comments = await this.needs.store.read(({ recordComments }) => recordComments.ofRecord(id))
    return await recordCommentViews(this.needs.reviewers, comments, userId)
  }
}
