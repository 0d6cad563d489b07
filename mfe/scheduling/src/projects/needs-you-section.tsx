import type { TodaysSession } from '@callboard/kit/day'
import { IconClock, IconEye, IconHourglass, IconMail, IconUserOff } from '@callboard/kit/icons'
import { useMinute } from '@callboard/kit/labels'
import { Button, Link, Title } from '@callboard/kit/ui'
import type { ProjectAttention, ProjectView } from '@callboard/projects/contract'
import { useState } from 'react'
import { dayFact } from './day-fact.ts'
import styles from './needs-you.module.css'
import { needsYou } from './needs-you.ts'

const ICONS = {
  lost: IconUserOff,
  asked: IconClock,
  holds: IconHourglass,
  unshared: IconMail,
  unviewed: IconEye,
} as const

/** Lines that are shown at first. */
const MOST = 5

/** What waits for staff. */
export function NeedsYou(props: {
  readonly projects: readonly ProjectView[]
  readonly attention: ReadonlyMap<string, ProjectAttention>
  readonly today: readonly TodaysSession[]
}) {
  const now = new Date(useMinute())
  const [showsAll, setShowsAll] = useState(false)
  const said = new Set(
    props.today.filter((one) => dayFact(one, now)?.isUnviewed).map(({ session }) => session._id),
  )
  const needs = needsYou(props.projects, props.attention, said)
  if (needs.length === 0) return null
  return (
    <section aria-labelledby="needs-title" className={styles.needs}>
      <Title order={2} size="h3" id="needs-title">
        Needs you
      </Title>
      <ul className={styles.lines}>
        {(showsAll ? needs : needs.slice(0, MOST)).map(({ kind, words, where, to }) => {
          const Icon = ICONS[kind]
          return (
            <li key={`${kind} ${to}`}>
              <Link to={to} className={styles.line}>
                <Icon size={16} aria-hidden />
                <span>{words}</span>
                <span className={styles.where} title={where}>
                  {where}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
      {needs.length > MOST && !showsAll ? (
        <Button variant="subtle" color="gray" className={styles.more} onClick={() => setShowsAll(true)}>
          {needs.length - MOST} more
        </Button>
      ) : null}
    </section>
  )
}
