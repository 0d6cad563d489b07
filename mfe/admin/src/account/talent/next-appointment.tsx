import { useAnswer } from '@callboard/kit/data'
import { Fact, factWords } from '@callboard/kit/facts'
import { Skeletons, Text } from '@callboard/kit/ui'
import { listOwnAppointments } from '@callboard/scheduling/contract'
import { useState } from 'react'
import { appointmentWords, nextOf, type OwnAppointment } from '../appointment-words.ts'
import { AppointmentActions } from './appointment-actions.tsx'
import styles from './next-appointment.module.css'

/** What comes next for a talent, before all that they can say of themselves. */
export default function NextAppointment({ talent }: { readonly talent: string }) {
  const appointments = useAnswer(listOwnAppointments, { talent })
  const [now] = useState(() => new Date())
  if (appointments.kind === 'loading') return <Skeletons rows={1} height={120} />
  // My Schedule says what is wrong, and takes another try.
  if (appointments.kind === 'failed') return null
  const next = nextOf(appointments.data, now)
  return (
    <section className={styles.root} aria-label="What comes next">
      {next ? <Next own={next} /> : <Nothing />}
    </section>
  )
}

function Nothing() {
  return (
    <div>
      <Text fw={650}>Nothing is booked</Text>
      <Text c="dimmed">A time that you book by the link of a casting office stands here.</Text>
    </div>
  )
}

function Next({ own }: { readonly own: OwnAppointment }) {
  const words = appointmentWords(own)
  return (
    <>
      <div>
        <Text c="dimmed">{own.can.check_in ? `Today, ${words.when}` : words.when}</Text>
        <Fact {...factWords(words.time)} />
        <Text>{own.role}</Text>
        <Text c="dimmed">{words.where}</Text>
      </div>
      <AppointmentActions own={own} words={words} />
    </>
  )
}
