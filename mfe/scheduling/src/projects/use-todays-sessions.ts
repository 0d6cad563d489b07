import { useAnswer } from '@callboard/kit/data'
import { DAY_EVERY, type TodaysSession, todaysSessions } from '@callboard/kit/day'
import { listTodaysSessions } from '@callboard/projects/contract'

/** Today's sessions of all projects, not only of the shown page of the list. */
export function useTodaysSessions(): {
  readonly loading: boolean
  readonly failed?: { readonly error: unknown; readonly retry: () => void }
  readonly sessions: readonly TodaysSession[]
} {
  const answer = useAnswer(listTodaysSessions, {}, { every: DAY_EVERY })
  if (answer.kind === 'loading') return { loading: true, sessions: [] }
  if (answer.kind === 'failed') return { loading: false, failed: answer, sessions: [] }
  return { loading: false, sessions: todaysSessions(answer.data.sessions) }
}
