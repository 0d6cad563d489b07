import type { FoundFreelancer, FreelancerProfile } from '@callboard/freelancers/contract'
import { IconAlertTriangle, IconCalendar, IconCircleCheck, IconCircleX, IconHelp } from '@callboard/kit/icons'
import { Face } from '@callboard/kit/labels'
import { Button, fullName, Group, Text } from '@callboard/kit/ui'
import type { SessionView } from '@callboard/projects/contract'
import { sayDayShort } from '../shared/days.ts'
import { ContactLine } from './contact-line.tsx'
import { dayOf } from './free-on.ts'
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

/** A freelancer, and whether they are free on the dates of the session. */
export function FreelancerCard(props: {
  readonly profile: FoundFreelancer
  readonly session: SessionView
  /** Absent: the reader may not book. */
  readonly onInvite?: () => void
}) {
  const { profile, session } = props
  const name = nameOf(profile)
  return (
    <li className={`${styles.root} callboard-surface`} aria-label={name}>
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <Face of="colleague" size={44} name={name} />
        <div className={styles.freelancerFacts}>
          <Text size="sm" fw={650}>
            {name}
          </Text>
          <Text size="sm" c="dimmed">
            {sayRoles(profile.will_work_as)}
          </Text>
          {profile.experience ? (
            <Text size="sm" lineClamp={3}>
              {profile.experience}
            </Text>
          ) : null}
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
