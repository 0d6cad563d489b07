import { type Actor, CLOCK, IDS, service } from '@callboard/core'
import { givenAt, type Waited } from '@callboard/core/http-contract'
import type { SessionFacts } from '@callboard/projects/queries'
import {
  type Feedback,
  ownRecordFeedback,
  type RecordComment as RecordCommentView,
  type RecordFeedback as RecordFeedbackView,
  recordFeedbackSet,
  visibleTo,
} from '../../contract/index.ts'
import { type Comment, IN_SESSION } from '../../domain/reaction.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { answering, requireTaken } from '../reactions/answering.ts'
import { setAnswer, tellCommented } from '../reactions/giving.ts'
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
    said: Waited & { readonly feedback: Feedback | null },
  ): Promise<{ record: string; feedbacks: RecordFeedbackView[] }> {
    const { feedback } = said
    requireTaken(session.feedback, feedback)
    const { userId } = answering(actor)
    const from_user = await reviewerView(this.needs.reviewers, userId)
    const place = { placeId: session.id, groupId: IN_SESSION, recordId: id }
    const seen = await this.needs.store.write(async (repositories, outbox) => {
      const at = givenAt(this.needs.clock.now(), said)
      const change = await setAnswer(repositories, { ...place, userId }, feedback, at)
      if (change.isChanged) {
        const answered = { session: session.id, record: id, feedback }
        outbox.signal(ownRecordFeedback, userId, { staff: answered, client: answered })
      }
      if (change.isNews) {
        const said = { record: id, feedback: change.shown, from_user }
        outbox.signal(recordFeedbackSet, session.id, { staff: said, client: said })
      }
      const all = await repositories.feedbacks.at(place)
      return visibleTo(userId, all, await repositories.privacy.ofPlace(session.id))
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
    const comment: Comment = {
      id: this.needs.ids.next(),
      placeId: session.id,
      groupId: IN_SESSION,
      recordId: id,
      userId,
      content: content.trim(),
      videoId: null,
      second: null,
      createdAt: this.needs.clock.now(),
    }
    const [view] = await recordCommentViews(this.needs.reviewers, [comment], userId)
    if (!view) throw new Error('A comment has no view.')
    return await this.needs.store.write(async (repositories, outbox) => {
      await repositories.comments.add(comment)
      await tellCommented(repositories, outbox, [comment])
      return outbox.answer(view)
    })
  }

  /** Oldest first. */
  async comments(actor: Actor, session: SessionFacts, id: string): Promise<RecordCommentView[]> {
    const { userId } = answering(actor)
    const place = { placeId: session.id, groupId: IN_SESSION, recordId: id }
    const comments = await this.needs.store.read((repositories) => repositories.comments.at(place))
    return await recordCommentViews(this.needs.reviewers, comments, userId)
  }
}
