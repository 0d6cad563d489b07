import type { Loadable } from '@callboard/kit/data'
import { Fact, factWords } from '@callboard/kit/facts'
import { readersZone, Text } from '@callboard/kit/ui'
import { useState } from 'react'
import { appointmentWords, nextOf, type OwnAppointment } from '../appointment-words.ts'
import { AppointmentActions } from './appointment-actions.tsx'
import styles from './next-appointment.module.css'

/** What comes next for a talent, before all that they can say of themselves. */
export function NextAppointment(props: { readonly appointments: Loadable<readonly OwnAppointment[]> }) {
  const { appointments } = props
  const [now] = useState(() => new Date())
  // My Schedule says what is wrong, and takes another try.
  if (appointments.kind !== 'ready') return null
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
  const words = appointmentWords(own, readersZone())
  return (
    <>
      <div>
        <Text c="dimmed">{own.can.check_in ? `Today, ${words.when}` : words.when}</Text>
        <Fact {...factWords(words.time)} />
        {words.there ? <Text>{words.there}</Text> : null}
        <Text>{own.role}</Text>
        <Text c="dimmed">{words.where}</Text>
      </div>
      <AppointmentActions own={own} words={words} />
    </>
  )
}
