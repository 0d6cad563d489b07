import type { ReplyOf } from '@callboard/core/http-contract'
import {
  asksAgain,
  type CallInput,
  defineAction,
  does,
  type Follow,
  type LiveSignal,
  refresh,
  renewPart,
  useAnswer,
} from '@callboard/kit/data'
import { sessionRoom } from '@callboard/lobby/contract'
import {
  addComment,
  commentOnRecord,
  deleteComment,
  feedbackPrivateUpdate,
  getGroupComments,
  getProjectPicks,
  getReactions,
  getSessionPicks,
  picksChanged,
  recordCommentRef,
  recordFeedbackSet,
} from '@callboard/posting/contract'
import { takeCommented } from '@callboard/review/contract'
import { scheduleChanged, scheduleRoom } from '@callboard/scheduling/contract'
import { useGathered } from '../live/use-gathered.ts'

/** Milliseconds over which several desks spread their questions. */
const SPREAD_MS = 300

/** Lines that are asked for apart; of more at once all are. */
const MOST_LINES = 4

/** The picks with the line of one talent as it is now; a talent who is on no page any more has none. */
function withLine<Now extends PicksReply>(
  now: Now,
  record: string,
  { picks, private_reviewers }: PicksReply,
): Now {
  const [line] = picks
  const isKnown = now.picks.some((pick) => pick.record === record)
  const others = now.picks.flatMap((pick) => (pick.record !== record ? [pick] : line ? [line] : []))
  return { ...now, private_reviewers, picks: isKnown || !line ? others : [...others, line] }
}

type PicksReply = ReplyOf<typeof getProjectPicks>

/** Has the line of a talent loaded anew, or all lines, when answers to them have changed. */
function usePickSignals<E extends typeof getProjectPicks | typeof getSessionPicks>(
  endpoint: E,
  input: CallInput<E>,
): readonly LiveSignal<PicksReply>[] {
  const renewAll = () => void refresh(endpoint, input)
  const renewLine = (record: string) =>
    renewPart([endpoint, input], [endpoint, { ...input, record }], (now, part) => withLine(now, record, part))
  const gather = useGathered<string>((records) => {
    if (records.length > MOST_LINES) renewAll()
    else for (const record of records) void renewLine(record)
  })
  return [
    does(picksChanged, ({ record }) => {
      if (record === undefined) renewAll()
      else gather(record, record)
    }),
    // Of the live room, whose answers count as well.
    does(recordFeedbackSet, ({ record }) => gather(record, record)),
    does(feedbackPrivateUpdate, renewAll),
  ]
}

/** What clients answered on posting pages to the talent of a session. */
export function useSessionPicks(session: string) {
  const signals = usePickSignals(getSessionPicks, { session })
  return useAnswer(getSessionPicks, { session }, { follows: [{ room: sessionRoom, id: session, signals }] })
}

type Reactions = ReplyOf<typeof getReactions>
const LIVE_ANSWERS_AGAIN = [
  asksAgain<Reactions, typeof recordCommentRef>(
    recordCommentRef,
    () => true,
    () => SPREAD_MS,
  ),
  asksAgain<Reactions, typeof recordFeedbackSet>(
    recordFeedbackSet,
    () => true,
    () => SPREAD_MS,
  ),
  asksAgain<Reactions, typeof feedbackPrivateUpdate>(feedbackPrivateUpdate),
]

/** What was answered in the live room to the talent of a session, and how much was written about each. */
export const useLiveAnswers = (session: string) =>
  useAnswer(
    getReactions,
    { session },
    { follows: [{ room: sessionRoom, id: session, signals: LIVE_ANSWERS_AGAIN }] },
  )

const CALLBACKS_AGAIN = [
  asksAgain<PicksReply, typeof scheduleChanged>(
    scheduleChanged,
    () => true,
    () => SPREAD_MS,
  ),
]

/**
 * What clients answered on all posting pages of a project, and what talent said to their callbacks.
 * @param sessions those that the picks came from, as they were known
 * @param callbacks the later sessions that the talent are called back to
 */
export function useProjectPicks(id: string, sessions: readonly string[], callbacks: readonly string[]) {
  const signals = usePickSignals(getProjectPicks, { id })
  const follows: Follow<PicksReply>[] = [
    ...sessions.map((session) => ({ room: sessionRoom, id: session, signals })),
    ...callbacks.map((session) => ({ room: scheduleRoom, id: session, signals: CALLBACKS_AGAIN })),
  ]
  return useAnswer(getProjectPicks, { id }, { follows })
}

const COMMENTS_AGAIN = [
  asksAgain<ReplyOf<typeof getGroupComments>, typeof picksChanged>(
    picksChanged,
    () => true,
    () => SPREAD_MS,
  ),
  asksAgain<ReplyOf<typeof getGroupComments>, typeof recordCommentRef>(
    recordCommentRef,
    () => true,
    () => SPREAD_MS,
  ),
  asksAgain<ReplyOf<typeof getGroupComments>, typeof takeCommented>(
    takeCommented,
    () => true,
    () => SPREAD_MS,
  ),
]

/** What was written about talent of a session, or of one of its groups. @param asked undefined: nothing is shown */
export const useGroupComments = (
  asked: { readonly session: string; readonly group?: string | undefined } | undefined,
) =>
  useAnswer(getGroupComments, asked, {
    follows: asked ? [{ room: sessionRoom, id: asked.session, signals: COMMENTS_AGAIN }] : [],
  })

/** Of what waits for the network nothing is written twice. */
export const replyOnPageAction = defineAction(addComment, {
  insists: true,
  oneOf: ({ page_id, ref_id, to_user, content }) => [page_id, ref_id, to_user, content].join(' '),
  refreshes: [getGroupComments, getSessionPicks],
})

export const replyInRoomAction = defineAction(commentOnRecord, {
  insists: true,
  oneOf: ({ id, content }) => `${id} ${content}`,
  refreshes: [getGroupComments],
})

export const deleteGroupCommentAction = defineAction(deleteComment, {
  refreshes: [getGroupComments, getSessionPicks],
  toasts: true,
})
