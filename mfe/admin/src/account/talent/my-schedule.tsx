import { Load, useAnswer } from '@callboard/kit/data'
import { IconCalendarTime } from '@callboard/kit/icons'
import { Line, Lines } from '@callboard/kit/lines'
import { EmptyState, readersZone, Skeletons, Text } from '@callboard/kit/ui'
import { listOwnAppointments } from '@callboard/scheduling/contract'
import { type AppointmentWords, appointmentWords, type OwnAppointment } from '../appointment-words.ts'
import { AppointmentActions } from './appointment-actions.tsx'
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

function Appointment({ own }: { readonly own: OwnAppointment }) {
  const words = appointmentWords(own, readersZone())
  return (
    <Line
      size={72}
      time={<Day words={words} />}
      name={`${words.when}, ${words.time}${words.there ? ` (${words.there})` : ''}`}
      note={
        <>
          <Text>{own.role}</Text>
          <Text c="dimmed">{words.where}</Text>
        </>
      }
      action={<AppointmentActions own={own} words={words} />}
    />
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
          <Lines
            slots={['time', 'action']}
            className={styles.appointments}
            isStacked
            showsActions
            aria-label="Appointments"
          >
            {all.map((own) => (
              <Appointment key={own._id} own={own} />
            ))}
          </Lines>
        )
      }
    </Load>
  )
}
