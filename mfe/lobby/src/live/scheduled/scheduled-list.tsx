import { asksAgain, Load, useAnswer } from '@callboard/kit/data'
import { IconCalendarTime } from '@callboard/kit/icons'
import { Time } from '@callboard/kit/labels'
import { Button, EmptyState, Skeletons } from '@callboard/kit/ui'
import {
  type DayAppointment,
  listAppointments,
  scheduleChanged,
  scheduleRoom,
} from '@callboard/scheduling/contract'
import live from '../live.module.css'
import { nameOf } from '../row-actions.ts'
import type { RowActions } from '../use-row-actions.ts'
import scheduledStyles from './scheduled.module.css'
import { scheduledEntries } from './scheduled-entries.ts'

/** Appointments of today whose talent are not here yet; choosing one checks the talent in. */
export default function ScheduledList(props: {
  readonly session: string
  /** The date that is today; null on other days. */
  readonly day: string | null
  readonly zone: string
  /** Undefined in the virtual lobby. */
  readonly actions: RowActions | undefined
}) {
  if (props.day === null) return <Nobody words="No scheduled appointments for today" />
  return <OfDay {...props} day={props.day} />
}

const Nobody = ({ words }: { readonly words: string }) => (
  <EmptyState icon={<IconCalendarTime size={24} />} title={words} />
)

function OfDay(props: {
  readonly session: string
  readonly day: string
  readonly zone: string
  readonly actions: RowActions | undefined
}) {
  const { session, day } = props
  const state = useAnswer(
    listAppointments,
    { session, day },
    {
      follows: [
        {
          room: scheduleRoom,
          id: session,
          signals: [asksAgain(scheduleChanged, (change) => change.day === day)],
        },
      ],
    },
  )
  return (
    <Load state={state} skeleton={<Skeletons rows={6} />}>
      {(appointments) => {
        const { entries, empty } = scheduledEntries(appointments)
        if (entries.length === 0) return <Nobody words={empty} />
        return (
          <ul className={scheduledStyles.root} aria-label="Scheduled">
            {entries.map((entry) => (
              <Entry key={entry._id} entry={entry} zone={props.zone} actions={props.actions} />
            ))}
          </ul>
        )
      }}
    </Load>
  )
}

function Entry(props: {
  readonly entry: DayAppointment
  readonly zone: string
  readonly actions: RowActions | undefined
}) {
  const { entry, actions } = props
  const { _id, day, talent, role, start_time } = entry
  const name = nameOf(talent) || talent.email
  return (
    <li className={scheduledStyles.entry} aria-label={name} data-appointment={_id}>
      <span className={scheduledStyles.time}>
        <Time at={start_time} zone={props.zone} />
      </span>
      <span className={scheduledStyles.who}>
        <span className={live.rowName}>{name}</span>
        <span className={live.rowRole}>{role}</span>
      </span>
      {actions ? (
        <Button
          size="compact-sm"
          variant="light"
          aria-label={`Check in ${name}`}
          onClick={() => actions.checkInScheduled(day, talent._id, name)}
        >
          Check in
        </Button>
      ) : null}
    </li>
  )
}
