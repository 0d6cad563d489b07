import type { ReplyOf } from '@callboard/core/http-contract'
import { asksAgain, defineAction, type Loadable, useAnswer } from '@callboard/kit/data'
import { sessionRoom } from '@callboard/lobby/contract'
import {
  addTakeComment,
  deleteTakeComment,
  listGroupTakeComments,
  takeCommented,
} from '@callboard/review/contract'
import { useMemo } from 'react'

type TakeComments = ReplyOf<typeof listGroupTakeComments>

/** What staff wrote about the takes of a group, as it comes. @param takes ids of all of them */
export function useTakeComments(
  session: string,
  group: string,
  takes: readonly string[],
): Loadable<TakeComments> {
  const known = takes.join(' ')
  const signals = useMemo(
    () => [
      asksAgain<TakeComments, typeof takeCommented>(takeCommented, ({ video }) =>
        known.split(' ').includes(video),
      ),
    ],
    [known],
  )
  return useAnswer(
    listGroupTakeComments,
    { id: group },
    { follows: [{ room: sessionRoom, id: session, signals }] },
  )
}

export const addTakeCommentAction = defineAction(addTakeComment, {
  insists: true,
  // What waits for the network is not written twice, also where its form was left and opened again.
  oneOf: ({ id, comment }) => `${id} ${comment}`,
  refreshes: [listGroupTakeComments],
})

export const deleteTakeCommentAction = defineAction(deleteTakeComment, {
  refreshes: [listGroupTakeComments],
  toasts: true,
})
