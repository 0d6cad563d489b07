import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { WAITING_ROOMS } from '@callboard/lobby/queries'
import { commentOnWaiting, giveWaitingFeedback, listWaitingComments } from '../../contract/index.ts'
import { RecordAnswers } from './record-answers.ts'

const NEEDS = { answers: RecordAnswers, rooms: WAITING_ROOMS }

export class GiveWaitingFeedback extends useCase(giveWaitingFeedback, NEEDS) {
  async run(
    actor: Actor,
    { id, feedback }: InputOf<typeof giveWaitingFeedback>,
    { session }: SubjectOf<typeof giveWaitingFeedback>,
  ): Promise<ReplyOf<typeof giveWaitingFeedback>> {
    const ref = await this.needs.rooms.refOf(session, id)
    return await this.needs.answers.answer(actor, session, ref, feedback)
  }
}

export class CommentOnWaiting extends useCase(commentOnWaiting, NEEDS) {
  async run(
    actor: Actor,
    { id, content }: InputOf<typeof commentOnWaiting>,
    { session }: SubjectOf<typeof commentOnWaiting>,
  ): Promise<ReplyOf<typeof commentOnWaiting>> {
    const ref = await this.needs.rooms.refOf(session, id)
    return await this.needs.answers.comment(actor, session, ref, content)
  }
}

export class ListWaitingComments extends useCase(listWaitingComments, NEEDS) {
  async run(
    actor: Actor,
    { record }: InputOf<typeof listWaitingComments>,
    { session }: SubjectOf<typeof listWaitingComments>,
  ): Promise<ReplyOf<typeof listWaitingComments>> {
    const ref = await this.needs.rooms.refOf(session, record)
    return { comments: await this.needs.answers.comments(actor, ref) }
  }
}
