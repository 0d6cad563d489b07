import { useAnswer } from '@callboard/kit/data'
import { listTodaysSessions } from '@callboard/projects/contract'
import { type TodaysSession, todaysSessions } from './todays-sessions.ts'

/** Milliseconds between two looks at the lines, while the page is shown. */
const EVERY = 30_000

/** Today's sessions of all projects, not only of the shown page of the list. */
export function useTodaysSessions(): {
  readonly loading: boolean
  readonly failed?: { readonly error: unknown; readonly retry: () => void }
  readonly sessions: readonly TodaysSession[]
} {
  const answer = useAnswer(listTodaysSessions, {}, { every: EVERY })
  if (answer.kind === 'loading') return { loading: true, sessions: [] }
  if (answer.kind === 'failed') return { loading: false, failed: answer, sessions: [] }
  return { loading: false, sessions: todaysSessions(answer.data.sessions) }
}
