import { type Account, Load, useAnswer } from '@callboard/kit/data'
import { readersZone, Skeleton, Stack, Text, Title } from '@callboard/kit/ui'
import { listOwnAppointments } from '@callboard/scheduling/contract'
import { goesWith, staysBehind, type Traces } from '../shared/traces-words.ts'
import { appointmentWords, type OwnAppointment } from './appointment-words.ts'
import styles from './delete-account.module.css'
import GuestCheckIns from './guest-check-ins.tsx'

const MOST_NAMED = 5

function Named(props: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <div>
      <Title order={2} size="h4">
        {props.title}
      </Title>
      <ul className={styles.list}>
        {props.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}

/** Stay whatever the account holds. */
const ALWAYS_STAYS = [
  'That an account was here, without name, address or number',
  'If you texted STOP to us: your number, so that nothing is texted to it',
  'Working copies of the last pages, for up to 48 hours; backups, for as long as this office keeps them',
]

/** Says by counts and names what the deletion of the own account takes along, and what it leaves. */
export function WhatGoes({ traces, account }: { readonly traces: Traces; readonly account: Account }) {
  const goes = ['Your name, address, number, profile and all that signs you in', ...goesWith(traces)]
  return (
    <Stack>
      <Named title="What is deleted" lines={goes} />
      {traces.appointments > 0 ? <ToCome id={account._id} /> : null}
      <Named title="What is kept" lines={[...staysBehind(traces), ...ALWAYS_STAYS]} />
      {account.user_type === 'talent' ? (
        <section aria-label="Check-ins without signing in">
          <Title order={2} size="h4">
            Check-ins without signing in
          </Title>
          <Text c="dimmed" mb="sm">
            They are not part of your account and stay. A code finds them, and those that you say are yours go
            with it.
          </Text>
          <GuestCheckIns account={account} />
        </section>
      ) : null}
      {traces.projects_alone > 0 ? (
        <Text c="dimmed">
          Projects that have no other casting director are looked after by the administrators.
        </Text>
      ) : null}
    </Stack>
  )
}

function ToCome({ id }: { readonly id: string }) {
  const appointments = useAnswer(listOwnAppointments, { talent: id })
  return (
    <Load
      state={appointments}
      failedTitle="Your appointments could not be loaded"
      skeleton={<Skeleton height={60} />}
    >
      {(all) => <Named title="Cancelled appointments" lines={linesOf(all)} />}
    </Load>
  )
}

function linesOf(all: readonly OwnAppointment[]): readonly string[] {
  const toCome = all.filter(({ start_time }) => Date.parse(start_time) > Date.now()).toReversed()
  const named = toCome.slice(0, MOST_NAMED).map((own) => {
    const { when, time, there } = appointmentWords(own, readersZone())
    return `${own.studio_name}, ${own.role}: ${when}, ${time}${there ? ` (${there})` : ''}`
  })
  return toCome.length > MOST_NAMED ? [...named, `and ${toCome.length - MOST_NAMED} more`] : named
}
