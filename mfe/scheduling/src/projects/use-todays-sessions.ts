import { useAnswer } from '@callboard/kit/data'
import { listTodaysSessions } from '@callboard/projects/contract'
import { type TodaysSession, todaysSessions } from './todays-sessions.ts'

/** Today's sessions of all projects, not only of the shown page of the list; undefined while not known. */
export function useTodaysSessions(): readonly TodaysSession[] | undefined {
  const answer = useAnswer(listTodaysSessions, {})
  if (answer.kind === 'loading') return undefined
  return answer.kind === 'ready' ? todaysSessions(answer.data.sessions) : []
}
