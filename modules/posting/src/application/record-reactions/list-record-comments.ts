import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { listRecordComments } from '../../contract/index.ts'
import { RecordAnswers } from './record-answers.ts'

export class ListRecordComments extends useCase(listRecordComments, { answers: RecordAnswers }) {
  async run(
    actor: Actor,
    { id }: InputOf<typeof listRecordComments>,
  ): Promise<ReplyOf<typeof listRecordComments>> {
    return { comments: await this.needs.answers.comments(actor, id) }
  }
}
