import type { ReplyOf } from '@callboard/core/http-contract'
import {
  asksAgain,
  defineAction,
  does,
  type Follow,
  refresh,
  renewPart,
  useAnswer,
} from '@callboard/kit/data'
import { sessionRoom } from '@callboard/lobby/contract'
import {
  deleteComment,
  getGroupComments,
  getProjectPicks,
  getSessionPicks,
  type Pick,
  picksChanged,
} from '@callboard/posting/contract'
import { scheduleChanged, scheduleRoom } from '@callboard/scheduling/contract'
import { useGathered } from '../live/use-gathered.ts'

/** Milliseconds over which several desks spread their questions. */
const SPREAD_MS = 300

interface Picks {
  readonly picks: readonly Pick[]
}

/** The picks with the line of one talent as it is now; a talent who is on no page any more has none. */
function withLine<Now extends { picks: Pick[] }>(now: Now, record: string, { picks }: Picks): Now {
  const [line] = picks
  const isKnown = now.picks.some((pick) => pick.record === record)
  const others = now.picks.flatMap((pick) => (pick.record !== record ? [pick] : line ? [line] : []))
  return { ...now, picks: isKnown || !line ? others : [...others, line] }
}

const signals = (gather: (key: string, record: string) => void, renewAll: () => void) => [
  does<ReplyOf<typeof getProjectPicks>, typeof picksChanged>(picksChanged, ({ record }) => {
    if (record === undefined) renewAll()
    else gather(record, record)
  }),
]

/** What clients answered on posting pages to the talent of a session. */
export function useSessionPicks(session: string) {
  const renewAll = () => void refresh(getSessionPicks, { session })
  const gather = useGathered<string>(
    (record) =>
      void renewPart([getSessionPicks, { session }], [getSessionPicks, { session, record }], (now, part) =>
        withLine(now, record, part),
      ),
    renewAll,
  )
  return useAnswer(
    getSessionPicks,
    { session },
    { follows: [{ room: sessionRoom, id: session, signals: signals(gather, renewAll) }] },
  )
}

/**
 * What clients answered on all posting pages of a project, and what talent said to their callbacks.
 * @param sessions those that the picks came from, as they were known
 * @param callbacks the later sessions that the talent are called back to
 */
export function useProjectPicks(id: string, sessions: readonly string[], callbacks: readonly string[]) {
  const renewAll = () => void refresh(getProjectPicks, { id })
  const gather = useGathered<string>(
    (record) =>
      void renewPart([getProjectPicks, { id }], [getProjectPicks, { id, record }], (now, part) =>
        withLine(now, record, part),
      ),
    renewAll,
  )
  const follows: Follow<ReplyOf<typeof getProjectPicks>>[] = [
    ...sessions.map((session) => ({ room: sessionRoom, id: session, signals: signals(gather, renewAll) })),
    ...callbacks.map((session) => ({
      room: scheduleRoom,
      id: session,
      signals: [
        asksAgain<ReplyOf<typeof getProjectPicks>, typeof scheduleChanged>(
          scheduleChanged,
          () => true,
          () => SPREAD_MS,
        ),
      ],
    })),
  ]
  return useAnswer(getProjectPicks, { id }, { follows })
}

const COMMENTS_AGAIN = [
  asksAgain<ReplyOf<typeof getGroupComments>, typeof picksChanged>(
    picksChanged,
    () => true,
    () => SPREAD_MS,
  ),
]

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
