import { zoneAbbreviation } from '@callboard/core/http-contract'
import { IconMapPin, IconMovie, IconVideo } from '@callboard/kit/icons'
import { Button, CopyButton, describeTime, Link, Text, Title } from '@callboard/kit/ui'
import { addresses, whole } from '../shared/addresses.ts'
import { sayWallTime } from '../shared/wall-time.ts'
import { BookStatus } from './book-status.tsx'
import type { TodaysSession } from './todays-sessions.ts'
import './today-section.css'

function TodayRow(props: { readonly today: TodaysSession; readonly now: Date; readonly first: boolean }) {
  const { today, now, first } = props
  const { project, session, date, at } = today
  return (
    <li className="today-row">
      <div className="today-time">
        <Text fw={600} size="md">
          {sayWallTime(date.start_time)} {zoneAbbreviation(at ?? now, session.time_zone)}
        </Text>
        <Text size="xs" c="dimmed">
          {at ? describeTime(at, now, { style: 'relative' }).text : null}
        </Text>
      </div>
      <div className="today-name">
        <Text size="sm" fw={600} truncate>
          {session.name}
        </Text>
        <Text size="xs" c="dimmed" truncate>
          {project.name}
        </Text>
      </div>
      <div className="today-facts">
        <span className="with-icon">
          <IconMapPin size={14} aria-hidden />
          {date.location_type}
        </span>
        <BookStatus status={date.book_status} />
      </div>
      <div className="today-actions">
        <Button
          component={Link}
          to={addresses.room(project.uri, session._id)}
          variant={first ? 'filled' : 'default'}
          leftSection={<IconVideo size={16} />}
        >
          Open live room
        </Button>
        <Button
          component={Link}
          to={addresses.review(project.uri, session._id)}
          variant="default"
          leftSection={<IconMovie size={16} />}
        >
          Video review
        </Button>
        <CopyButton value={whole(addresses.checkIn(project.uri, session._id))} label="Check-in link" />
      </div>
    </li>
  )
}

/** Sessions of the day; empty on a day without sessions. */
export function TodaySection({
  sessions,
  now,
}: {
  readonly sessions: readonly TodaysSession[]
  readonly now: Date
}) {
  if (sessions.length === 0) return null
  return (
    <section aria-labelledby="today-title" className="today">
      <Title order={2} size="h3" id="today-title" mb={8}>
        Today
      </Title>
      <ul className="today-list callboard-surface">
        {sessions.map((today, place) => (
          <TodayRow key={today.date._id} today={today} now={now} first={place === 0} />
        ))}
      </ul>
    </section>
  )
}
