import { useCase } from '@callboard/core'
import { listRecordComments } from '../../contract/index.ts'
import { RecordAnswers } from './record-answers.ts'

export const ListRecordComments = useCase(
  listRecordComments,
  { answers: RecordAnswers },
  async ({ needs, actor, input: { id } }) => ({ comments: await needs.answers.comments(actor, id) }),
)
