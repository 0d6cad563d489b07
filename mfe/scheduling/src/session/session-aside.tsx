import { useAnswer } from '@callboard/kit/data'
import { IconCalendarTime, IconCircleCheck, IconEye, IconMail, IconUserPlus } from '@callboard/kit/icons'
import { Link, sayError } from '@callboard/kit/ui'
import { getProjectsAttention, type ProjectView, type SessionView } from '@callboard/projects/contract'
import { sayUnshared, sayUnviewed } from '../projects/waiting.ts'
import { addresses } from '../shared/addresses.ts'
import { sayDayShort } from '../shared/days.ts'
import type { Occupancy } from './occupancy.ts'
import styles from './session-editor.module.css'
import { type Left, leftToDo } from './session-left.ts'

/** What the stored session still needs; each line leads to where one does it. */
export function SessionAside(props: {
  readonly project: ProjectView
  readonly session: SessionView
  readonly today: string
  /** Undefined until it is known. */
  readonly occupancy: ReadonlyMap<string, Occupancy> | undefined
  /** Opens the editor of a date. @param day its id */
  readonly onOpen: (day: string) => void
}) {
  const { project, session, today, occupancy, onOpen } = props
  const attention = useAnswer(getProjectsAttention, { projects: project._id })
  if (!occupancy || attention.kind === 'loading') return null
  const waiting =
    attention.kind === 'ready'
      ? attention.data.projects.flatMap(({ sessions }) => sessions).find((one) => one.session === session._id)
      : undefined
  const { unshared = 0, unviewed_takes: unviewed = 0 } = waiting ?? {}
  const left = leftToDo(session.dates, today, occupancy)
  const schedule = (day: string) => addresses.schedule(project.uri, session._id, day)
  return (
    <aside className={styles.left} aria-label="What is left">
      <h2>What is left</h2>
      {attention.kind === 'ready' && left.length === 0 && unshared + unviewed === 0 ? (
        <p className={styles.quiet}>
          <IconCircleCheck size={16} aria-hidden /> Nothing waits for you here.
        </p>
      ) : null}
      {attention.kind === 'failed' ? (
        <p className={styles.quiet} role="alert">
          Takes to view and schedules to share could not be looked up. {sayError(attention.error)}
        </p>
      ) : null}
      {unshared + unviewed > 0 ? (
        <ul>
          {unshared > 0 ? (
            <li>
              <Link to={addresses.scheduleOrEdit(project.uri, session._id, waiting?.unshared_day ?? null)}>
                <IconMail size={16} aria-hidden />
                {sayUnshared(unshared)}
              </Link>
            </li>
          ) : null}
          {unviewed > 0 ? (
            <li>
              <Link to={addresses.toView(project.uri, session._id)}>
                <IconEye size={16} aria-hidden />
                {sayUnviewed(unviewed)}
              </Link>
            </li>
          ) : null}
        </ul>
      ) : null}
      {left.map(({ date, left: lines }) => (
        <section key={date._id} aria-label={sayDayShort(date.date)}>
          <h3>{sayDayShort(date.date)}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line.kind}>
                <Line line={line} schedule={schedule(line.day)} onOpen={() => onOpen(line.day)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </aside>
  )
}

function Line(props: { readonly line: Left; readonly schedule: string; readonly onOpen: () => void }) {
  const { kind, words } = props.line
  if (kind === 'booked' || kind === 'no times')
    return (
      <Link to={props.schedule}>
        <IconCalendarTime size={16} aria-hidden />
        {words}
      </Link>
    )
  return (
    <button type="button" aria-haspopup="dialog" onClick={props.onOpen}>
      <IconUserPlus size={16} aria-hidden />
      {words}
    </button>
  )
}
