import { useCase } from '@callboard/core'
import { commentOnRecord } from '../../contract/index.ts'
import { RecordAnswers } from './record-answers.ts'

export const CommentOnRecord = useCase(
  commentOnRecord,
  { answers: RecordAnswers },
  ({ needs, actor, input: { id, content }, subject: { session } }) =>
    needs.answers.comment(actor, session, id, content),
)
