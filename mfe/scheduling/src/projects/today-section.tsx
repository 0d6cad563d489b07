import { zoneAbbreviation } from '@callboard/core/http-contract'
import { isSelfTape, nextSession, sayWallTime, type TodaysSession } from '@callboard/kit/day'
import { Fact, factWords } from '@callboard/kit/facts'
import { IconVideo } from '@callboard/kit/icons'
import { useMinute } from '@callboard/kit/labels'
import { Line, Lines, NowRule } from '@callboard/kit/lines'
import { Button, Link, Title, useMediaQuery } from '@callboard/kit/ui'
import { addresses } from '../shared/addresses.ts'
import { MoreMenu } from '../shared/more/more-menu.tsx'
import { SessionShare } from '../shared/share/session-share.tsx'
import { BookStatus } from './book-status.tsx'
import { dayFact } from './day-fact.ts'
import { Faces } from './faces.tsx'
import styles from './today-section.module.css'

interface Shown {
  readonly today: TodaysSession
  readonly now: Date
  /** The session that staff go to first: its fact is the largest thing on the page. */
  readonly isFirst: boolean
}

const zoneOf = ({ at, session }: TodaysSession, now: Date) => zoneAbbreviation(at ?? now, session.time_zone)

function Facts({ today, now, isFirst }: Shown) {
  const fact = dayFact(today, now)
  if (!fact) return null
  return (
    <div className={styles.facts}>
      {isFirst ? (
        <Fact {...factWords(fact.words)} tone={fact.tone} />
      ) : (
        <p className={styles.fact} data-tone={fact.tone}>
          {fact.words}
        </p>
      )}
      {fact.note ? <p className={styles.note}>{fact.note}</p> : null}
    </div>
  )
}

/** The place that staff come for: the live room; of self-tapes, which have none, the review. */
function Actions({ today, isFirst }: Pick<Shown, 'today' | 'isFirst'>) {
  const { project, session, date } = today
  const { uri } = project
  const isTape = isSelfTape(today)
  const quiet = { variant: 'subtle', color: 'gray' } as const
  const review = addresses.review(uri, session._id)
  return (
    <div className={styles.actions}>
      <Button
        component={Link}
        to={isTape ? review : addresses.room(uri, session._id)}
        leftSection={isFirst && !isTape ? <IconVideo size={16} aria-hidden /> : undefined}
        {...(isFirst ? {} : quiet)}
      >
        {isTape ? 'Video review' : isFirst ? 'Open live room' : 'Live room'}
      </Button>
      {isFirst ? (
        <SessionShare uri={uri} session={session._id} dates={[date]} name={session.name} {...quiet} />
      ) : null}
      <MoreMenu
        label={`More for ${session.name} today`}
        entries={[
          ...(isTape ? [] : [{ label: 'Video review', to: review }]),
          { label: 'Schedule', to: addresses.schedule(uri, session._id, date._id) },
          { label: 'Edit session', to: addresses.edit(uri, session._id) },
        ]}
      />
    </div>
  )
}

/** Faces beside which a fact still has room: in an office, on a smaller screen and on a phone. */
const [FACES, FEWER_FACES, FACES_ON_PHONE] = [6, 3, 4]

function TodayLine({ today, now, isFirst }: Shown) {
  const { project, session, date, attention } = today
  const isPhone = useMediaQuery('(max-width: 600px)', undefined, { getInitialValueInEffect: false })
  const isSmall = useMediaQuery('(max-width: 1300px)', undefined, { getInitialValueInEffect: false })
  const actions = <Actions today={today} isFirst={isFirst} />
  // On a phone the quiet actions have room beside the fact.
  const areBeside = isPhone && !isFirst
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
          <span className={styles.zone}>{zoneOf(today, now)}</span>
        </>
      }
      name={
        <Link to={addresses.edit(project.uri, session._id)} className={styles.session}>
          {session.name}
        </Link>
      }
      note={
        <span className={styles.where}>
          <span>
            {project.name} · {date.location_type}
          </span>
          {date.book_status === 'Book' ? null : <BookStatus status={date.book_status} />}
        </span>
      }
      mark={
        <div className={styles.about}>
          <Faces
            attention={attention}
            large={isFirst}
            most={isPhone ? FACES_ON_PHONE : isSmall ? FEWER_FACES : FACES}
          />
          <Facts today={today} now={now} isFirst={isFirst} />
          {areBeside ? actions : null}
        </div>
      }
      action={areBeside ? undefined : actions}
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
