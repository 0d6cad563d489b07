import type { FreelancerProfile } from '@callboard/freelancers/contract'
import { IconBriefcase } from '@callboard/kit/icons'
import { RichText } from '@callboard/kit/rich-text'
import { Button, EmptyState } from '@callboard/kit/ui'
import type { ReactNode } from 'react'
import { sayDayShort } from '../shared/days.ts'
import styles from './profile.module.css'
import { sayRoles } from './words.ts'

const sayDays = (days: readonly string[]) => days.toSorted().map(sayDayShort).join(' · ') || 'None named'

const seenBy = ({ show_to_all, show_to }: FreelancerProfile) => {
  if (show_to_all) return 'All casting directors'
  if (show_to.length === 0) return 'Nobody'
  return show_to.length === 1 ? '1 chosen casting director' : `${show_to.length} chosen casting directors`
}

export const isEmpty = ({ will_work_as, experience }: FreelancerProfile) =>
  will_work_as.length === 0 && !experience

export function ProfileView(props: { readonly profile: FreelancerProfile; readonly onEdit: () => void }) {
  const { profile } = props
  if (isEmpty(profile))
    return (
      <EmptyState
        icon={<IconBriefcase size={24} />}
        title="Your profile is empty"
        action={<Button onClick={props.onEdit}>Fill in your profile</Button>}
      >
        Say what you work as and on which days, so that casting directors can ask you.
      </EmptyState>
    )
  const experience = profile.experience ? <RichText html={profile.experience} /> : 'Not said'
  const rows: readonly (readonly [string, ReactNode])[] = [
    ['Works as', sayRoles(profile.will_work_as)],
    ['Experience', experience],
    ['Available dates', sayDays(profile.available_dates)],
    ['Not available', sayDays(profile.non_available_dates)],
    ['Availability notes', profile.availability_notes || 'None'],
    ['Time zone', profile.timezone.replaceAll('_', ' ')],
    ['Phone', profile.phone ?? 'Not given'],
    ['E-mails', profile.receive_email ? 'Receives requests by e-mail' : 'Only about bookings'],
    ['Texts', profile.receive_text ? 'Receives texts' : 'None'],
    ['Seen by', seenBy(profile)],
  ]
  return (
    <dl className={`${styles.facts} callboard-surface`}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
