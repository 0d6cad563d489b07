import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { getReactions, visibleTo } from '../../contract/index.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { answering } from '../reactions/answering.ts'
import { recordFeedbackViews } from '../reactions/reaction-view.ts'

export class GetReactions extends useCase(getReactions, { store: POSTING_STORE, users: USER_DIRECTORY }) {
  async run(
    actor: Actor,
    _input: InputOf<typeof getReactions>,
    { session }: SubjectOf<typeof getReactions>,
  ): Promise<ReplyOf<typeof getReactions>> {
    const { userId } = answering(actor)
    const { feedbacks, privacy, comments } = await this.needs.store.read(async (repositories) => ({
      feedbacks: await repositories.recordFeedbacks.ofSession(session.id),
      privacy: await repositories.sessionPrivacy.ofPlace(session.id),
      comments: await repositories.recordComments.count(session.id),
    }))
    return {
      feedbacks: await recordFeedbackViews(this.needs.users, visibleTo(userId, feedbacks, privacy)),
      comments: [...comments].map(([record, count]) => ({ record, count })),
      feedback_private: privacy.get(userId) ?? null,
      can: {
        answer: session.feedback.open,
        reshoot: session.feedback.open && session.feedback.reshoot,
      },
    }
  }
}
