import { useAnswer } from '@callboard/kit/data'
import { listProjects } from '@callboard/projects/contract'
import { type TodaysSession, todaysSessions } from './todays-sessions.ts'

const AT_ONCE = 50

const page = (number: number) => ({ skip: number * AT_ONCE, take: AT_ONCE, archived: false })

/** Today's sessions of all projects, not only of the shown page of the list; undefined while not known. */
export function useTodaysSessions(now: Date): readonly TodaysSession[] | undefined {
  const first = useAnswer(listProjects, page(0))
  const count = first.kind === 'ready' ? first.data.count : 0
  const second = useAnswer(listProjects, count > AT_ONCE ? page(1) : undefined)
  const third = useAnswer(listProjects, count > 2 * AT_ONCE ? page(2) : undefined)
  const fourth = useAnswer(listProjects, count > 3 * AT_ONCE ? page(3) : undefined)
  const projects = [first, second, third, fourth].flatMap((one) =>
    one.kind === 'ready' ? one.data.studios : [],
  )
  return first.kind === 'loading' ? undefined : todaysSessions(projects, now)
}
