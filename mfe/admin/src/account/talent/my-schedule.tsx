import { Load, useAnswer } from '@callboard/kit/data'
import { IconCalendarTime } from '@callboard/kit/icons'
import { Button, EmptyState, Link, Skeletons, Text } from '@callboard/kit/ui'
import { listOwnAppointments } from '@callboard/scheduling/contract'
import {
  type AppointmentWords,
  appointmentWords,
  changeWords,
  type OwnAppointment,
} from '../appointment-words.ts'
import styles from './my-schedule.module.css'

/** The day as the sheet on a wall shows it; readers hear the whole line beside it. */
function Day({ words }: { readonly words: AppointmentWords }) {
  return (
    <span className={styles.day} aria-hidden="true">
      <span>{words.month}</span>
      <strong>{words.day}</strong>
    </span>
  )
}

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

function Appointment({ own }: { readonly own: OwnAppointment }) {
  const words = appointmentWords(own)
  const change = changeWords(own)
  return (
    <li className={styles.root}>
      <Day words={words} />
      <div>
        <Text fw={650}>
          {words.when}, {words.time}
        </Text>
        <Text>{own.role}</Text>
        <Text c="dimmed">{words.where}</Text>
      </div>
      <div className={styles.actions}>
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
    </li>
  )
}

/** A talent's appointments, the newest first. */
export default function MySchedule({ talent }: { readonly talent: string }) {
  const appointments = useAnswer(listOwnAppointments, { talent })
  return (
    <Load
      state={appointments}
      skeleton={<Skeletons rows={3} />}
      failedTitle="Your schedule could not be loaded"
    >
      {(all) =>
        all.length === 0 ? (
          <EmptyState icon={<IconCalendarTime size={24} />} title="My Schedule">
            Currently, there are no appointments to display.
          </EmptyState>
        ) : (
          <ul className={styles.appointments} aria-label="Appointments">
            {all.map((own) => (
              <Appointment key={own._id} own={own} />
            ))}
          </ul>
        )
      }
    </Load>
  )
}
