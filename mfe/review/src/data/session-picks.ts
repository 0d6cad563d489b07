import type { ReplyOf } from '@callboard/core/http-contract'
import { asksAgain, defineAction, useAnswer } from '@callboard/kit/data'
import { sessionRoom } from '@callboard/lobby/contract'
import { deleteComment, getGroupComments, getSessionPicks, picksChanged } from '@callboard/posting/contract'

/** Milliseconds over which several desks spread their questions after an answer. */
const SPREAD_MS = 300

const again = <E extends typeof getSessionPicks | typeof getGroupComments>() =>
  asksAgain<ReplyOf<E>, typeof picksChanged>(
    picksChanged,
    () => true,
    () => SPREAD_MS,
  )
const PICKS_AGAIN = [again<typeof getSessionPicks>()]
const COMMENTS_AGAIN = [again<typeof getGroupComments>()]

/** What clients answered on posting pages to the talent of a session. */
export const useSessionPicks = (session: string) =>
  useAnswer(
    getSessionPicks,
    { session },
    { follows: [{ room: sessionRoom, id: session, signals: PICKS_AGAIN }] },
  )

/** What was written on posting pages about a group of a session. */
export const useGroupComments = (session: string, group: string) =>
  useAnswer(
    getGroupComments,
    { session, group },
    { follows: [{ room: sessionRoom, id: session, signals: COMMENTS_AGAIN }] },
  )

export const deleteGroupCommentAction = defineAction(deleteComment, {
  refreshes: [getGroupComments, getSessionPicks],
  toasts: true,
})
