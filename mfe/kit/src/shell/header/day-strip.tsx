import { listTodaysSessions } from '@callboard/projects/contract'
import { useDocumentVisibility, useMediaQuery } from '@mantine/hooks'
import { useAnswer } from '../../data/answers/use-answer.ts'
import { lineFact } from '../../day/line-fact.ts'
import { runningSession } from '../../day/running-session.ts'
import { DAY_EVERY, todaysSessions } from '../../day/todays-sessions.ts'
import { useMinute } from '../../ui/labels/time.tsx'
import { Link } from '../../ui/router.ts'
import styles from './day-strip.module.css'

/**
 * The session that runs, on every page of staff with a header, which rooms have none of: how late it is, how many wait,
 * and the way to its room.
 */
export function DayStrip() {
  const isPhone = useMediaQuery('(max-width: 600px)', undefined, { getInitialValueInEffect: false })
  const isSeen = useDocumentVisibility() === 'visible' && !isPhone
  const now = new Date(useMinute())
  const answer = useAnswer(listTodaysSessions, isSeen ? {} : undefined, {
    every: DAY_EVERY,
    fresh: DAY_EVERY,
  })
  if (answer.kind !== 'ready') return null
  const today = runningSession(todaysSessions(answer.data.sessions), now)
  if (!today) return null
  const { project, session } = today
  const room = `/studio/${project.uri}/${session._id}`
  const { words, tone = 'fine', waiting = 0 } = lineFact(today, now) ?? {}
  return (
    <div className={styles.place}>
      <Link
        to={room}
        className={styles.root}
        data-tone={tone}
        title={`Live room: ${session.name}, ${project.name}`}
      >
        <span className={styles.dot} />
        <span className={styles.name}>{session.name}</span>
        {words === undefined ? null : <span className={styles.fact}>{words}</span>}
        <span className={styles.waiting}>{waiting === 0 ? 'Nobody waits' : `${waiting} waiting`}</span>
      </Link>
    </div>
  )
}
