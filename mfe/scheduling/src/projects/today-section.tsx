import { zoneAbbreviation } from '@callboard/core/http-contract'
import { isSelfTape, nextSession, sayWallTime, type TodaysSession } from '@callboard/kit/day'
import { Fact, factWords } from '@callboard/kit/facts'
import { IconMapPin, IconMovie, IconVideo } from '@callboard/kit/icons'
import { useMinute } from '@callboard/kit/labels'
import { Line, Lines, NowRule } from '@callboard/kit/lines'
import { CopyButton } from '@callboard/kit/share'
import { Button, Link, Title } from '@callboard/kit/ui'
import { addresses, whole } from '../shared/addresses.ts'
import { BookStatus } from './book-status.tsx'
import { dayFact, saidOnce } from './day-fact.ts'
import { Faces } from './faces.tsx'
import { Needs } from './needs.tsx'
import styles from './today-section.module.css'

interface Shown {
  readonly today: TodaysSession
  readonly now: Date
  /** The session that staff go to first: its fact is the largest thing on the page. */
  readonly isFirst: boolean
}

const zoneOf = ({ at, session }: TodaysSession, now: Date) => zoneAbbreviation(at ?? now, session.time_zone)

function Facts({ today, now, isFirst }: Shown) {
  const { project, session, date, attention } = today
  const { fact, linked } = saidOnce(dayFact(today, now), isFirst, attention.unviewed_takes)
  return (
    <div className={styles.facts}>
      {fact && isFirst ? <Fact {...factWords(fact.words)} tone={fact.tone} /> : null}
      {fact && !isFirst ? (
        <p className={styles.fact} data-tone={fact.tone}>
          {fact.words}
        </p>
      ) : null}
      {fact?.note ? <p className={styles.note}>{fact.note}</p> : null}
      <div className={styles.marks}>
        {isFirst ? (
          <span className={styles.mark}>
            <IconMapPin size={16} aria-hidden />
            {date.location_type}
          </span>
        ) : null}
        {isFirst || date.book_status !== 'Book' ? <BookStatus status={date.book_status} /> : null}
        <Needs
          waiting={{ ...attention, unviewed_takes: linked }}
          edit={addresses.edit(project.uri, session._id)}
          asked={
            attention.asked_day === null
              ? undefined
              : addresses.schedule(project.uri, session._id, attention.asked_day)
          }
          review={addresses.review(project.uri, session._id)}
        />
      </div>
    </div>
  )
}

/** The live room; self-tapes have none. */
function Actions({ today, isFirst }: Pick<Shown, 'today' | 'isFirst'>) {
  const { project, session } = today
  const isTape = isSelfTape(today)
  const size = isFirst ? 'sm' : 'xs'
  return (
    <div className={styles.actions}>
      {isTape ? null : (
        <Button
          component={Link}
          to={addresses.room(project.uri, session._id)}
          variant={isFirst ? 'filled' : 'default'}
          size={size}
          leftSection={<IconVideo size={16} />}
        >
          {isFirst ? 'Open live room' : 'Live room'}
        </Button>
      )}
      {isFirst || isTape ? (
        <Button
          component={Link}
          to={addresses.review(project.uri, session._id)}
          variant={isFirst && isTape ? 'filled' : 'default'}
          size={size}
          leftSection={<IconMovie size={16} />}
        >
          Video review
        </Button>
      ) : null}
      {isFirst ? (
        <CopyButton value={whole(addresses.checkIn(project.uri, session._id))} label="Copy check-in link" />
      ) : null}
    </div>
  )
}

function TodayLine({ today, now, isFirst }: Shown) {
  const { project, session, date, attention } = today
  return (
    <Line
      size={isFirst ? 72 : 56}
      className={styles.line}
      data-first={isFirst || undefined}
      aria-label={session.name}
      time={
        <>
          <time className={styles.time} dateTime={date.start_time}>
            {sayWallTime(date.start_time)}
          </time>
          <span className={styles.quiet}>{zoneOf(today, now)}</span>
        </>
      }
      name={session.name}
      note={<span className={styles.quiet}>{project.name}</span>}
      mark={
        <div className={styles.about}>
          <Faces attention={attention} large={isFirst} />
          <Facts today={today} now={now} isFirst={isFirst} />
        </div>
      }
      action={<Actions today={today} isFirst={isFirst} />}
    />
  )
}

/** Sessions of the day in the order of their times; empty on a day without sessions. */
export function TodaySection({ sessions }: { readonly sessions: readonly TodaysSession[] }) {
  const now = new Date(useMinute())
  const first = nextSession(sessions, now)
  if (!first) return null
  const begun = sessions.filter(({ at }) => at === null || at <= now)
  const line = (today: TodaysSession) => (
    <TodayLine key={today.date._id} today={today} now={now} isFirst={today === first} />
  )
  return (
    <section aria-labelledby="today-title" className={styles.today}>
      <Title order={2} size="h3" id="today-title">
        Today
      </Title>
      <Lines slots={['time', 'mark', 'action']} className={styles.lines} isOrdered isStacked showsActions>
        {begun.map(line)}
        <NowRule isItem zone={first.session.time_zone} />
        {sessions.filter((today) => !begun.includes(today)).map(line)}
      </Lines>
    </section>
  )
}
