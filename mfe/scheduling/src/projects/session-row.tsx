import { instantOf, zoneAbbreviation } from '@callboard/core/http-contract'
import { IconTrash } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { Button, CopyButton, Link, Text } from '@callboard/kit/ui'
import type { ProjectView, SessionAttention, SessionSummary } from '@callboard/projects/contract'
import { addresses, whole } from '../shared/addresses.ts'
import { sayDayShort } from '../shared/days.ts'
import { sayWallTime } from '../shared/wall-time.ts'
import { BookStatus } from './book-status.tsx'
import { Faces } from './faces.tsx'
import { Needs } from './needs.tsx'

function DateLine(props: {
  readonly uri: string
  readonly session: SessionSummary
  readonly date: SessionSummary['dates'][number]
}) {
  const { uri, session, date } = props
  const at = instantOf(date.date, date.start_time, session.time_zone)
  const day = sayDayShort(date.date)
  return (
    <li className="date-line">
      <span className="date-day">{day}</span>
      <span>
        {sayWallTime(date.start_time)} {at ? zoneAbbreviation(at, session.time_zone) : session.time_zone}
      </span>
      <Text size="sm" span c="dimmed">
        {date.location_type}
      </Text>
      <BookStatus status={date.book_status} />
      <Button
        component={Link}
        to={addresses.schedule(uri, session._id, date._id)}
        variant="subtle"
        color="gray"
        size="compact-sm"
      >
        Schedule
      </Button>
    </li>
  )
}

/** A session of a project with its actions. */
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
  const link = { variant: 'default', size: 'xs' } as const
  return (
    <li className="session-row" aria-label={session.name}>
      <div className="session-what">
        <div className="session-title">
          <Text size="sm" fw={650}>
            {session.name}
          </Text>
          {attention ? (
            <>
              <Needs
                waiting={{ ...attention, holds: 0 }}
                schedule={addresses.edit(uri, session._id)}
                review={addresses.review(uri, session._id)}
              />
              <Faces attention={attention} />
            </>
          ) : null}
        </div>
        {session.dates.length > 0 ? (
          <ul className="date-lines">
            {session.dates.map((date) => (
              <DateLine key={date._id} uri={uri} session={session} date={date} />
            ))}
          </ul>
        ) : (
          <Text size="sm" c="dimmed">
            No dates yet.
          </Text>
        )}
      </div>
      <div className="session-actions">
        <Button component={Link} to={addresses.room(uri, session._id)} {...link}>
          Video Chat
        </Button>
        {skipped ? (
          <Button
            {...link}
            title="This project skips the virtual lobby"
            aria-disabled
            data-disabled
            onClick={(event) => event.preventDefault()}
          >
            Virtual Lobby
          </Button>
        ) : (
          <Button component={Link} to={addresses.virtualLobby(uri, session._id)} {...link}>
            Virtual Lobby
          </Button>
        )}
        <Button component={Link} to={addresses.review(uri, session._id)} {...link}>
          Video Review
        </Button>
        <CopyButton value={whole(addresses.checkIn(uri, session._id))} label="Copy check-in link" {...link} />
        <CopyButton value={whole(addresses.kiosk(uri, session._id))} label="Copy kiosk link" {...link} />
        <Button component={Link} to={addresses.edit(uri, session._id)} {...link}>
          Edit
        </Button>
        {onDelete ? (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={30}
            aria-label={`Delete ${session.name}`}
            onClick={onDelete}
          >
            <IconTrash size={16} />
          </ActionIcon>
        ) : null}
      </div>
    </li>
  )
}
