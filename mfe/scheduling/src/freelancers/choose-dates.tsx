import type { FoundFreelancer } from '@callboard/freelancers/contract'
import { WORKER_ROLES, WORKER_WORDS } from '@callboard/freelancers/contract'
import { Checkbox } from '@callboard/kit/ticks'
import { fullName } from '@callboard/kit/ui'
import { alreadyBooked, type SessionView } from '@callboard/projects/contract'
import { Fragment } from 'react'
import { sayDayShort } from '../shared/days.ts'
import { dayOf, isAskedFor } from './free-on.ts'
import { nameOf } from './freelancer-card.tsx'
import styles from './requests.module.css'
import type { WorkerRole } from './words.ts'

export type DatesChosen = Readonly<Record<string, readonly WorkerRole[]>>
type SessionDate = SessionView['dates'][number]

const holdersOf = (date: SessionDate, role: WorkerRole) =>
  role === 'session_runner' ? date.managers : date.lobbyManager

/** Who has the work on the date already, in the words of the server. */
export function takenBy(date: SessionDate, role: WorkerRole): string | undefined {
  const [holder] = holdersOf(date, role)
  return holder && alreadyBooked(date.date, { name: fullName(holder), email: holder.email })
}

/** Dates down, kinds of work across; work that somebody has cannot be chosen. */
export function ChooseDates(props: {
  readonly dates: readonly SessionDate[]
  readonly chosen: DatesChosen
  readonly onChange: (chosen: DatesChosen) => void
  /** Whose days stand beside the dates. */
  readonly people: readonly FoundFreelancer[]
}) {
  const { dates, chosen, onChange, people } = props
  const toggle = (id: string, role: WorkerRole, isOn: boolean) => {
    const others = (chosen[id] ?? []).filter((one) => one !== role)
    onChange({ ...chosen, [id]: isOn ? [...others, role] : others })
  }
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Date</th>
          {WORKER_ROLES.map((role) => (
            <th key={role} scope="col">
              {WORKER_WORDS[role]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {dates.map((date) => (
          <tr key={date._id}>
            <th scope="row">
              {sayDayShort(date.date)}
              {people.map((person) => (
                <span key={person._id} className={styles.taken}>
                  {people.length > 1 ? `${nameOf(person)}: ` : ''}
                  {dayOf(person, date).words}
                </span>
              ))}
            </th>
            {WORKER_ROLES.map((role) => {
              const isAsked = people.length > 0 && people.every((person) => isAskedFor(person, date, role))
              const taken = takenBy(date, role) ?? (isAsked ? 'Invited already' : undefined)
              return (
                <td key={role}>
                  <Checkbox
                    aria-label={`${WORKER_WORDS[role]} on ${sayDayShort(date.date)}`}
                    checked={chosen[date._id]?.includes(role) ?? false}
                    disabled={taken !== undefined}
                    onChange={({ currentTarget }) => toggle(date._id, role, currentTarget.checked)}
                  />
                  {taken ? <Taken words={taken} /> : null}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** An address breaks before its sign and its dots: a column of a phone is narrower than most. */
function Taken({ words }: { readonly words: string }) {
  const [first, ...parts] = words.split(/(?=[@.])/)
  return (
    <span className={styles.taken}>
      {first}
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
        <Fragment key={at}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </span>
  )
}
