import { useCase } from '@callboard/core'
import { WAITING_ROOMS } from '@callboard/lobby/queries'
import { commentOnWaiting, giveWaitingFeedback, listWaitingComments } from '../../contract/index.ts'
import { RecordAnswers } from './record-answers.ts'

const NEEDS = { answers: RecordAnswers, rooms: WAITING_ROOMS }

export const GiveWaitingFeedback = useCase(
  giveWaitingFeedback,
  NEEDS,
  async ({ needs, actor, input, subject: { session } }) => {
    const ref = await needs.rooms.refOf(session, input.id)
    return await needs.answers.answer(actor, session, ref, input)
  },
)

export const CommentOnWaiting = useCase(
  commentOnWaiting,
  NEEDS,
  async ({ needs, actor, input: { id, content }, subject: { session } }) => {
    const ref = await needs.rooms.refOf(session, id)
    return await needs.answers.comment(actor, session, ref, content)
  },
)

export const ListWaitingComments = useCase(
  listWaitingComments,
  NEEDS,
  async ({ needs, actor, input: { record }, subject: { session } }) => {
    const ref = await needs.rooms.refOf(session, record)
    return { comments: await needs.answers.comments(actor, session, ref) }
  },
)
