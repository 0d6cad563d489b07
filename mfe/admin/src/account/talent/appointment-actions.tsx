import { Button, Link, Text } from '@callboard/kit/ui'
import { type AppointmentWords, changeWords, type OwnAppointment } from '../appointment-words.ts'
import styles from './appointment-actions.module.css'

/** Enabled on the appointment's day in the session's zone. */
function CheckIn({ own, words }: { readonly own: OwnAppointment; readonly words: AppointmentWords }) {
  if (!own.can.check_in)
    return (
      <div className={styles.checkIn}>
        <Button
          variant="default"
          disabled
          aria-label={`Check In for ${own.role}, ${words.when}, opens on that day`}
        >
          Check In
        </Button>
        <Text size="xs" c="dimmed" aria-hidden>
          Opens on the day
        </Text>
      </div>
    )
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
}

/** What a talent can do with an appointment. */
export function AppointmentActions({
  own,
  words,
}: {
  readonly own: OwnAppointment
  readonly words: AppointmentWords
}) {
  const change = changeWords(own)
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
      <CheckIn own={own} words={words} />
    </div>
  )
}
