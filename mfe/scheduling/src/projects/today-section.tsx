import { zoneAbbreviation } from '@callboard/core/http-contract'
import { IconMapPin, IconMovie, IconVideo } from '@callboard/kit/icons'
import { Button, CopyButton, describeTime, Link, Text, Title } from '@callboard/kit/ui'
import { addresses, whole } from '../shared/addresses.ts'
import { sayWallTime } from '../shared/wall-time.ts'
import { BookStatus } from './book-status.tsx'
import { Faces } from './faces.tsx'
import { Needs } from './needs.tsx'
import { isSelfTape, nextSession, type TodaysSession } from './todays-sessions.ts'
import './today-section.css'

interface Shown {
  readonly today: TodaysSession
  readonly now: Date
}

const zoneOf = ({ at, session }: TodaysSession, now: Date) => zoneAbbreviation(at ?? now, session.time_zone)
const relative = (at: Date | null, now: Date) =>
  at ? describeTime(at, now, { style: 'relative' }).text : null

function Waits({ project, session, attention }: TodaysSession) {
  return (
    <Needs
      waiting={attention}
      edit={addresses.edit(project.uri, session._id)}
      review={addresses.review(project.uri, session._id)}
    />
  )
}

/** The next call: its time is the largest thing on the page. */
function NextCall({ today, now }: Shown) {
  const { project, session, date, at, attention } = today
  return (
    <article className="today-next callboard-surface" aria-label={session.name}>
      <div>
        <p className="today-clock">
          {sayWallTime(date.start_time)} <small>{zoneOf(today, now)}</small>{' '}
          <small>{relative(at, now)}</small>
        </p>
        <Text fw={650} size="lg" mt={4} truncate>
          {session.name}{' '}
          <Text span c="dimmed" fw={400}>
            {project.name}
          </Text>
        </Text>
        <div className="today-facts">
          <span className="with-icon">
            <IconMapPin size={16} aria-hidden />
            {date.location_type}
          </span>
          <BookStatus status={date.book_status} />
          <Waits {...today} />
        </div>
      </div>
      <Faces attention={attention} large />
      <div className="today-actions">
        {isSelfTape(today) ? null : (
          <Button
            component={Link}
            to={addresses.room(project.uri, session._id)}
            leftSection={<IconVideo size={16} />}
          >
            Open live room
          </Button>
        )}
        <Button
          component={Link}
          to={addresses.review(project.uri, session._id)}
          variant={isSelfTape(today) ? 'filled' : 'default'}
          leftSection={<IconMovie size={16} />}
        >
          Video review
        </Button>
        <CopyButton value={whole(addresses.checkIn(project.uri, session._id))} label="Copy check-in link" />
      </div>
    </article>
  )
}

/** The live room; self-tapes have none. */
function RowPlace({ today }: { readonly today: TodaysSession }) {
  const { project, session } = today
  const isTape = isSelfTape(today)
  return (
    <Button
      component={Link}
      to={(isTape ? addresses.review : addresses.room)(project.uri, session._id)}
      variant="default"
      size="xs"
      leftSection={isTape ? <IconMovie size={16} /> : <IconVideo size={16} />}
    >
      {isTape ? 'Video review' : 'Live room'}
    </Button>
  )
}

function TodayRow({ today, now }: Shown) {
  const { project, session, date, at, attention } = today
  return (
    <li className="today-row">
      <div className="today-time">
        <Text fw={650} size="sm">
          {sayWallTime(date.start_time)} {zoneOf(today, now)}
        </Text>
        <Text size="xs" c="dimmed">
          {relative(at, now)}
        </Text>
      </div>
      <div className="today-name">
        <Text size="sm" fw={650} truncate>
          {session.name}
        </Text>
        <Text size="xs" c="dimmed" truncate>
          {project.name}
        </Text>
      </div>
      <span className="need-cell">
        <Waits {...today} />
      </span>
      <span className="face-cell">
        <Faces attention={attention} />
      </span>
      <RowPlace today={today} />
    </li>
  )
}

/** Sessions of the day, the next one first; empty on a day without sessions. */
export function TodaySection(props: { readonly sessions: readonly TodaysSession[]; readonly now: Date }) {
  const { sessions, now } = props
  const next = nextSession(sessions, now)
  if (!next) return null
  const others = sessions.filter((today) => today !== next)
  return (
    <section aria-labelledby="today-title" className="today">
      <Title order={2} size="h3" id="today-title" mb={8}>
        Today
      </Title>
      <NextCall today={next} now={now} />
      {others.length > 0 ? (
        <ul className="today-list">
          {others.map((today) => (
            <TodayRow key={today.date._id} today={today} now={now} />
          ))}
        </ul>
      ) : null}
    </section>
  )
}
