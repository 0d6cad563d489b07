import { Button, Link, readersZone, Text } from '@callboard/kit/ui'
import { useState } from 'react'
import { type AppointmentWords, changeWords, type OwnAppointment, opensWords } from '../appointment-words.ts'
import styles from './appointment-actions.module.css'

/** Enabled on the appointment's day in the session's zone; nothing once that is over. */
function CheckIn(props: {
  readonly own: OwnAppointment
  readonly words: AppointmentWords
  readonly opens: string | null
}) {
  const { own, words, opens } = props
  if (own.can.check_in)
    return (
      <Button
        component="a"
        href={`/onboard/${own.studio_uri}/${own.session}`}
        target="_blank"
        rel="noopener"
        aria-label={`Check In for ${own.role}, ${words.when}`}
      >
        Check In
      </Button>
    )
  if (opens === null) return null
  return (
    <div className={styles.checkIn}>
      <Button variant="default" disabled aria-label={`Check In for ${own.role}, ${words.when}. ${opens}`}>
        Check In
      </Button>
      <Text size="xs" c="dimmed" aria-hidden>
        {opens}
      </Text>
    </div>
  )
}

/** What a talent can do with an appointment. */
export function AppointmentActions({
  own,
  words,
}: {
  readonly own: OwnAppointment
  readonly words: AppointmentWords
}) {
  const [now] = useState(() => new Date())
  const change = changeWords(own, now)
  return (
    <div className={styles.root}>
      {change ? (
        <Button
          component={Link}
          variant="default"
          to={`/schedule/${own.studio_uri}/${own.session}/${own.day}`}
          aria-label={`${change} ${own.role}, ${words.when}`}
        >
          {change}
        </Button>
      ) : null}
      <CheckIn own={own} words={words} opens={opensWords(own, readersZone(), now)} />
    </div>
  )
}
