import { useCase } from '@callboard/core'
import { giveRecordFeedback } from '../../contract/index.ts'
import { RecordAnswers } from './record-answers.ts'

export const GiveRecordFeedback = useCase(
  giveRecordFeedback,
  { answers: RecordAnswers },
  ({ needs, actor, input: { id, feedback }, subject: { session } }) =>
    needs.answers.answer(actor, session, id, feedback),
)
