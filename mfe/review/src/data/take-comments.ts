import type { ReplyOf } from '@callboard/core/http-contract'
import { asksAgain, defineAction, type Loadable, useAnswer } from '@callboard/kit/data'
import { sessionRoom } from '@callboard/lobby/contract'
import {
  addTakeComment,
  deleteTakeComment,
  listTakeComments,
  takeCommented,
} from '@callboard/review/contract'
import { useMemo } from 'react'

type TakeComments = ReplyOf<typeof listTakeComments>

/** What staff wrote about a take, as it comes. @param video undefined: there is none */
export function useTakeComments(session: string, video: string | undefined): Loadable<TakeComments> {
  const signals = useMemo(
    () => [asksAgain<TakeComments, typeof takeCommented>(takeCommented, (told) => told.video === video)],
    [video],
  )
  return useAnswer(listTakeComments, video === undefined ? undefined : { id: video }, {
    follows: [{ room: sessionRoom, id: session, signals }],
  })
}

export const addTakeCommentAction = defineAction(addTakeComment, {
  insists: true,
  // What waits for the network is not written twice, also where its form was left and opened again.
  oneOf: ({ id, comment }) => `${id} ${comment}`,
  refreshes: [listTakeComments],
})

export const deleteTakeCommentAction = defineAction(deleteTakeComment, {
  refreshes: [listTakeComments],
  toasts: true,
})
