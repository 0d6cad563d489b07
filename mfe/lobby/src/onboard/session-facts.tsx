import { Fact } from '@callboard/kit/facts'
import { IconMapPin } from '@callboard/kit/icons'
import { Group, Text, Title } from '@callboard/kit/ui'
import type { CheckInPage } from '@callboard/lobby/contract'
import { brandColour } from '@callboard/projects/contract'
import { TalentDetailsButton } from '../details/details-button.tsx'
import { BrandLogo } from '../shared/brand-logo.tsx'
import styles from './onboard.module.css'
import { callWords, dayWords, otherTimeWords } from './welcome-words.ts'

export { readyWords } from './welcome-words.ts'

/** Who casts, where and when: above the first step on a phone, beside every step on a wide screen. */
export function SessionFacts({
  page,
  isHead,
}: {
  readonly page: CheckInPage
  /** Nothing else on the page has a title. */
  readonly isHead: boolean
}) {
  const call = callWords(page)
  const otherTime = otherTimeWords(page)
  return (
    <header
      className={styles.welcome}
      data-branded={page.brand.accent !== null || undefined}
      style={{ borderColor: brandColour(page.brand) }}
    >
      <BrandLogo brand={page.brand} />
      <Title order={isHead ? 1 : 2} size="h2">
        Welcome to {page.studio_name}
      </Title>
      <Text c="dimmed">{[page.session_name, dayWords(page)].filter(Boolean).join(' · ')}</Text>
      {call ? (
        <div className={styles.call}>
          {call.before}{' '}
          {call.zone === '' ? (
            <p className={styles.callDay}>{call.time}</p>
          ) : (
            <Fact value={call.time} unit={call.zone} />
          )}
        </div>
      ) : null}
      {otherTime ? <Text fw={550}>{otherTime}</Text> : null}
      {page.date?.in_person_location && page.date.location_type !== 'Virtual' ? (
        <Group gap={6} c="dimmed" wrap="nowrap">
          <IconMapPin size={16} aria-hidden />
          <Text size="sm">{page.date.in_person_location}</Text>
        </Group>
      ) : null}
      {page.ticket ? <TalentDetailsButton right={{ ticket: page.ticket }} /> : null}
    </header>
  )
}
