import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { commentOnRecord } from '../../contract/index.ts'
import { RecordAnswers } from './record-answers.ts'

export class CommentOnRecord extends useCase(commentOnRecord, { answers: RecordAnswers }) {
  async run(
    actor: Actor,
    { id, content }: InputOf<typeof commentOnRecord>,
    { session }: SubjectOf<typeof commentOnRecord>,
  ): Promise<ReplyOf<typeof commentOnRecord>> {
    return await this.needs.answers.comment(actor, session, id, content)
  }
}
