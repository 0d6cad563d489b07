import type { FreelancerProfile } from '@callboard/freelancers/contract'
import { IconCircleCheck, IconCircleX, IconHelp } from '@callboard/kit/icons'
import { Face } from '@callboard/kit/labels'
import { Anchor, fullName, Group, Text } from '@callboard/kit/ui'
import type { SessionView } from '@callboard/projects/contract'
import { sayDayShort } from '../shared/days.ts'
import styles from './profile.module.css'
import { sayRoles } from './words.ts'

const LOOKS = {
  free: { word: 'free', icon: IconCircleCheck },
  away: { word: 'not available', icon: IconCircleX },
  unsaid: { word: 'not said', icon: IconHelp },
} as const

function freeOn(profile: FreelancerProfile, day: string): keyof typeof LOOKS {
  if (profile.non_available_dates.includes(day)) return 'away'
  return profile.available_dates.includes(day) ? 'free' : 'unsaid'
}

/** A freelancer, and whether they are free on the dates of the session. */
export function FreelancerCard(props: {
  readonly profile: FreelancerProfile
  readonly session: SessionView
}) {
  const { profile, session } = props
  const name = fullName({ ...profile, email: profile.email ?? '' })
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
          <Group gap="md">
            {profile.email ? <Anchor href={`mailto:${profile.email}`}>{profile.email}</Anchor> : null}
            {profile.phone ? <Anchor href={`tel:${profile.phone}`}>{profile.phone}</Anchor> : null}
          </Group>
        </div>
      </Group>
      <ul className={styles.freelancerDays}>
        {session.dates.map(({ _id, date }) => {
          const { word, icon: Sign } = LOOKS[freeOn(profile, date)]
          return (
            <li key={_id} data-free={freeOn(profile, date)}>
              <Sign size={16} aria-hidden />
              {sayDayShort(date)}: {word}
            </li>
          )
        })}
      </ul>
    </li>
  )
}
