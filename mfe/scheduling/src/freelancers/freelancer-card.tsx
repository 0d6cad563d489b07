import type { FoundFreelancer, FreelancerProfile } from '@callboard/freelancers/contract'
import { IconAlertTriangle, IconCalendar, IconCircleCheck, IconCircleX, IconHelp } from '@callboard/kit/icons'
import { Face } from '@callboard/kit/labels'
import { RichText } from '@callboard/kit/rich-text'
import { Anchor, Button, fullName, Group, Text } from '@callboard/kit/ui'
import type { SessionView } from '@callboard/projects/contract'
import { type ReactNode, useState } from 'react'
import { sayDayShort } from '../shared/days.ts'
import { ContactLine } from './contact-line.tsx'
import { dayOf, isAskedFor } from './free-on.ts'
import styles from './profile.module.css'
import { sayRoles } from './words.ts'

const SIGNS = {
  here: IconCalendar,
  booked: IconAlertTriangle,
  held: IconAlertTriangle,
  free: IconCircleCheck,
  away: IconCircleX,
  unsaid: IconHelp,
} as const

export const nameOf = (profile: FreelancerProfile) => fullName({ ...profile, email: profile.email ?? '' })

/** Letters that fit into three lines of a card on a phone. */
const SHORT = 160

/** The beginning of what a freelancer writes of themselves, and on demand all of it. */
function Experience({ html }: { readonly html: string }) {
  const [isOpen, setOpen] = useState(false)
  const isShort = html.length <= SHORT
  return (
    <>
      <div className={styles.experience} data-cut={isShort || isOpen ? undefined : true}>
        <RichText html={html} />
      </div>
      {isShort ? null : (
        <Anchor
          component="button"
          type="button"
          size="sm"
          style={{ justifySelf: 'start' }}
          onClick={() => setOpen(!isOpen)}
          aria-expanded={isOpen}
        >
          {isOpen ? 'Show less' : 'Read more'}
        </Anchor>
      )}
    </>
  )
}

/** A freelancer, and whether they are free on the dates of the session. */
export function FreelancerCard(props: {
  readonly profile: FoundFreelancer
  readonly session: SessionView
  /** Absent: the reader may not book. */
  readonly onInvite?: () => void
  /** Absent: nobody is chosen here. */
  readonly choice?: ReactNode
}) {
  const { profile, session } = props
  const name = nameOf(profile)
  return (
    <li className={`${styles.root} callboard-surface`} aria-label={name}>
      <Group gap="sm" wrap="nowrap" align="flex-start">
        {props.choice}
        <Face of="colleague" size={44} name={name} />
        <div className={styles.freelancerFacts}>
          <Text size="sm" fw={650}>
            {name}
          </Text>
          <Text size="sm" c="dimmed">
            {sayRoles(profile.will_work_as)}
          </Text>
          {profile.experience ? <Experience html={profile.experience} /> : null}
          {profile.availability_notes ? (
            <Text size="xs" c="dimmed">
              {profile.availability_notes}
            </Text>
          ) : null}
          <ContactLine email={profile.email} phone={profile.phone} />
        </div>
      </Group>
      <div className={styles.freelancerSide}>
        <ul className={styles.freelancerDays}>
          {session.dates.map((day) => {
            const { free, words } = dayOf(profile, day)
            const Sign = SIGNS[free]
            return (
              <li key={day._id} data-free={free}>
                <Sign size={16} aria-hidden />
                <span>
                  {sayDayShort(day.date)}: {words}
                  {isAskedFor(profile, day) ? ', invited' : ''}
                </span>
              </li>
            )
          })}
        </ul>
        {props.onInvite ? (
          <Button variant="default" aria-label={`Invite ${name}`} onClick={props.onInvite}>
            Invite
          </Button>
        ) : null}
      </div>
    </li>
  )
}
