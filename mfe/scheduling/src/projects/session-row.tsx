import { dayIn, instantOf, zoneAbbreviation } from '@callboard/core/http-contract'
import { sayWallTime } from '@callboard/kit/day'
import { useMinute } from '@callboard/kit/labels'
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
import { shownDates } from './shown-dates.ts'

/** A date, which leads to its schedule; that somebody runs it is the rule and has no sign. */
function DateChip(props: {
  readonly uri: string
  readonly session: SessionSummary
  readonly date: SessionSummary['dates'][number]
}) {
  const { uri, session, date } = props
  return (
    <li>
      <Link
        to={addresses.schedule(uri, session._id, date._id)}
        className={styles.date}
        title={`${date.location_type}, ${date.book_status}`}
      >
        <span>
          <VisuallyHidden>Schedule of </VisuallyHidden>
          {sayDayShort(date.date)} {sayWallTime(date.start_time)}
        </span>
        {date.book_status === 'Book' ? null : <BookStatus status={date.book_status} isSign />}
      </Link>
    </li>
  )
}

/** The next dates of a session, how many more it has, and the zone of their times where it is not the reader's. */
function Dates({ uri, session }: { readonly uri: string; readonly session: SessionSummary }) {
  const { dates, time_zone, name } = session
  const now = new Date(useMinute())
  const { shown, more } = shownDates(dates, dayIn(time_zone, now))
  const [first] = shown
  const at = first && instantOf(first.date, first.start_time, time_zone)
  return (
    <ul className={styles.dates} aria-label={`Dates of ${name}`}>
      {first ? null : <li>No dates yet.</li>}
      {shown.map((date) => (
        <DateChip key={date._id} uri={uri} session={session} date={date} />
      ))}
      {more > 0 ? (
        <li>
          <Link
            to={addresses.edit(uri, session._id)}
            className={styles.more}
            aria-label={`${more} more dates of ${name}`}
          >
            +{more}
          </Link>
        </li>
      ) : null}
      {first && time_zone !== readersZone() ? (
        <li className={styles.zone}>{at ? zoneAbbreviation(at, time_zone) : time_zone}</li>
      ) : null}
    </ul>
  )
}

/** Faces for which a line of a session has room. */
const MOST_FACES = 4

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
      <Link to={edit} className={styles.name}>
        {session.name}
      </Link>
      <Dates uri={uri} session={session} />
      {attention ? (
        <div className={styles.needs}>
          <Needs
            waiting={{ ...attention, holds: 0 }}
            edit={edit}
            schedule={addresses.scheduleOrEdit(uri, session._id, attention.unshared_day)}
            asked={addresses.scheduleOrEdit(uri, session._id, attention.asked_day)}
            review={addresses.toView(uri, session._id)}
          />
        </div>
      ) : null}
      <div className={styles.faces}>
        {attention ? <Faces attention={attention} most={MOST_FACES} /> : null}
      </div>
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
