import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { giveRecordFeedback } from '../../contract/index.ts'
import { RecordAnswers } from './record-answers.ts'

export class GiveRecordFeedback extends useCase(giveRecordFeedback, { answers: RecordAnswers }) {
  async run(
    actor: Actor,
    { id, feedback }: InputOf<typeof giveRecordFeedback>,
    { session }: SubjectOf<typeof giveRecordFeedback>,
  ): Promise<ReplyOf<typeof giveRecordFeedback>> {
    return await this.needs.answers.answer(actor, session, id, feedback)
  }
}
