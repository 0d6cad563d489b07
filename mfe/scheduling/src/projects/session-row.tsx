import { instantOf, zoneAbbreviation } from '@callboard/core/http-contract'
import { sayWallTime } from '@callboard/kit/day'
import { Button, Link, readersZone, VisuallyHidden } from '@callboard/kit/ui'
import type { ProjectView, SessionAttention, SessionSummary } from '@callboard/projects/contract'
import { addresses } from '../shared/addresses.ts'
import { sayDayShort } from '../shared/days.ts'
import { MoreMenu } from '../shared/more/more-menu.tsx'
import { SessionShare } from '../shared/share/session-share.tsx'
import { BookStatus } from './book-status.tsx'
import { Faces } from './faces.tsx'
import { Needs } from './needs.tsx'
import styles from './session-row.module.css'

/** A date, which leads to its schedule; that somebody runs it is the rule and has no word. */
function DateChip(props: {
  readonly uri: string
  readonly session: SessionSummary
  readonly date: SessionSummary['dates'][number]
}) {
  const { uri, session, date } = props
  const at = instantOf(date.date, date.start_time, session.time_zone)
  const zone = at ? zoneAbbreviation(at, session.time_zone) : session.time_zone
  const isOwnZone = session.time_zone === readersZone()
  return (
    <li>
      <Link
        to={addresses.schedule(uri, session._id, date._id)}
        className={styles.date}
        title={`${date.location_type}, ${zone}`}
      >
        <span>
          <VisuallyHidden>Schedule of </VisuallyHidden>
          {sayDayShort(date.date)} {sayWallTime(date.start_time)}
          {isOwnZone ? '' : ` ${zone}`}
        </span>
        {date.book_status === 'Book' ? null : <BookStatus status={date.book_status} />}
      </Link>
    </li>
  )
}

/** A session of a project in one line: its dates, who checked in, and where one goes. */
export function SessionRow({
  project,
  session,
  attention,
  onDelete,
}: {
  readonly project: ProjectView
  readonly session: SessionSummary
  readonly attention: SessionAttention | undefined
  /** Absent for people who may not delete it. */
  readonly onDelete: (() => void) | undefined
}) {
  const { uri, skip_virtual_lobby: skipped } = project
  const quiet = { variant: 'subtle', color: 'gray', size: 'compact-sm' } as const
  const edit = addresses.edit(uri, session._id)
  return (
    <li className={styles.row} aria-label={session.name}>
      <div className={styles.what}>
        <Link to={edit} className={styles.name}>
          {session.name}
        </Link>
        {attention ? (
          <div>
            <Needs
              waiting={{ ...attention, holds: 0 }}
              edit={edit}
              schedule={edit}
              asked={
                attention.asked_day === null
                  ? edit
                  : addresses.schedule(uri, session._id, attention.asked_day)
              }
              review={addresses.review(uri, session._id)}
            />
          </div>
        ) : null}
      </div>
      <ul className={styles.dates} aria-label={`Dates of ${session.name}`}>
        {session.dates.length === 0 ? <li>No dates yet.</li> : null}
        {session.dates.map((date) => (
          <DateChip key={date._id} uri={uri} session={session} date={date} />
        ))}
      </ul>
      <div>{attention ? <Faces attention={attention} /> : null}</div>
      <div className={styles.actions}>
        <Button component={Link} to={addresses.room(uri, session._id)} {...quiet}>
          Video Chat
        </Button>
        {skipped ? (
          <Button
            {...quiet}
            title="This project skips the virtual lobby"
            aria-disabled
            data-disabled
            onClick={(event) => event.preventDefault()}
          >
            Virtual Lobby
          </Button>
        ) : (
          <Button component={Link} to={addresses.virtualLobby(uri, session._id)} {...quiet}>
            Virtual Lobby
          </Button>
        )}
        <Button component={Link} to={addresses.review(uri, session._id)} {...quiet}>
          Video Review
        </Button>
        <SessionShare uri={uri} session={session._id} dates={session.dates} name={session.name} {...quiet} />
      </div>
      <div className={styles.menu}>
        <MoreMenu
          label={`More for ${session.name}`}
          entries={[
            { label: 'Edit', to: edit },
            ...(onDelete ? [{ label: 'Delete', onChoose: onDelete, isDanger: true }] : []),
          ]}
        />
      </div>
    </li>
  )
}
