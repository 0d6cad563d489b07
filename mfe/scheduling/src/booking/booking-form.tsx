import { cityOf, wallClock, zoneAbbreviation } from '@callboard/core/http-contract'
import { ApiError, useAccount, useAction } from '@callboard/kit/data'
import { sayWallTime } from '@callboard/kit/day'
import { IconCalendarTime } from '@callboard/kit/icons'
import { SignInDialog } from '@callboard/kit/shell'
import {
  ActionFault,
  Alert,
  Button,
  EmptyState,
  readersZone,
  Stack,
  Text,
  Title,
  useParams,
} from '@callboard/kit/ui'
import type { Availability } from '@callboard/scheduling/contract'
import { lazy, Suspense, useState } from 'react'
import { moveOwnAction } from '../data/own-appointment.ts'
import { bookSlotAction } from '../data/schedule.ts'
import { sayDay } from '../shared/days.ts'
import { byHour, findSlot, openDays, rolesIn, slotKey } from '../shared/slots.ts'
import { TimeChips } from '../shared/time-chips.tsx'
import styles from './booking-page.module.css'
import { RoleChoice } from './role-choice.tsx'
import type { BookingDay } from './use-booking.ts'

const NameDialog = lazy(() => import('./name-dialog.tsx'))
const ConfirmBooking = lazy(() => import('./confirm-booking.tsx'))

/** As the address tells it; both may be empty, or name what is not there. */
interface Wanted {
  readonly role: string
  /** See `slotKey`. */
  readonly time: string
}

/** True when another talent has taken the place first. */
const taken = (error: unknown) => error instanceof ApiError && error.status === 409

/** Role, then time; everything else is asked only after the choice. A talent who has an appointment moves it. */
export function BookingForm(props: {
  readonly booking: BookingDay
  readonly wanted: Wanted
  readonly onChoose: (wanted: Wanted) => void
  readonly onConfirmed: () => void
  /** Back to the appointment as it is. */
  readonly onKeep: () => void
}) {
  const { availability, session, own } = props.booking
  const { sessionId = '', dayId = '' } = useParams()
  const account = useAccount()
  const offered = rolesIn(availability)
  // A role that staff chose stays.
  const roles = own && !own.can.change_role ? offered.filter((one) => one === own.role) : offered
  const { wanted } = props
  const wantedRole = roles.includes(wanted.role) ? wanted.role : (own?.role ?? null)
  const [asking, setAsking] = useState(false)
  const [now] = useState(() => new Date())
  const role = wantedRole ?? (roles.length === 1 ? (roles[0] ?? null) : null)
  const onDone = () => {
    setAsking(false)
    props.onConfirmed()
  }
  const first = useAction(bookSlotAction, { onDone })
  const move = useAction(moveOwnAction, { onDone })
  const book = own ? move : first
  // Times are seen before a role is chosen; they can be taken after it.
  // The own time is kept by a button of its own.
  const days = openDays(
    availability,
    role ? [role] : roles,
    now,
    own?.role === role ? own.start_time : undefined,
  )
  const open = days.flatMap(({ slots }) => slots)
  const chosen = role ? open.find((slot) => slotKey(slot) === wanted.time) : undefined
  const still = taken(book.error) ? undefined : chosen
  const choose = (next: Wanted) => {
    props.onChoose(next)
    book.reset()
  }
  /** A time that is free for the other role, too, stays chosen. */
  const changeRole = (next: string) => {
    const free = openDays(availability, [next], now).flatMap(({ slots }) => slots)
    choose({ role: next, time: free.some((slot) => slotKey(slot) === wanted.time) ? wanted.time : '' })
  }
  const confirm = async () => {
    if (!still || !role) return
    const place = {
      session: sessionId,
      day: dayId,
      availability: still.availability_id,
      start_time: still.start,
      role,
    }
    const reply = own
      ? await move.run({ ...place, appointment: own._id })
      : await first.run({ ...place, time_zone: readersZone() })
    if (!reply) setAsking(false)
  }
  if (roles.length === 0)
    return (
      <EmptyState icon={<IconCalendarTime size={24} />} title="No times are open yet">
        The casting office has not opened times for this date. This page shows them as soon as it does.
      </EmptyState>
    )
  // The time is on the button: what one books is what one presses.
  const confirmWords = still ? `Confirm ${sayTime(availability, slotKey(still))}` : 'Confirm'
  const step = asking && still && role ? { slot: still, role } : undefined
  return (
    <Stack gap="lg" className={styles.form}>
      <RoleChoice roles={roles} value={role} onChange={changeRole} />
      <Times
        days={days}
        booking={props.booking}
        role={role}
        chosen={still && slotKey(still)}
        onChoose={(key) => choose({ role: role ?? '', time: key })}
      />
      <div className={styles.bar}>
        <BookingFault error={book.error} />
        <Text role="status" c="dimmed">
          {role && wanted.time && !chosen && !taken(book.error)
            ? `${sayTime(availability, wanted.time)} is no longer free. Choose another time.`
            : ''}
        </Text>
        <Button size="lg" fullWidth disabled={!still} onClick={() => setAsking(true)}>
          {own ? 'Move my appointment' : confirmWords}
        </Button>
        {own ? (
          <Button size="lg" fullWidth variant="default" onClick={props.onKeep}>
            Keep {sayWallTime(wallClock(new Date(own.start_time), availability.time_zone).time)}
          </Button>
        ) : null}
      </div>
      <Suspense>
        {step && !account ? (
          <SignInDialog
            title="Sign in to book"
            talentOnly
            banner={`${session.studio_name}, ${session.name}`}
            onClose={() => setAsking(false)}
          />
        ) : null}
        {step && account && !account.first_name ? (
          <NameDialog account={account} onClose={() => setAsking(false)} />
        ) : null}
        {step && account?.first_name ? (
          <ConfirmBooking
            account={account}
            slot={step.slot}
            role={step.role}
            sessionZone={session.time_zone}
            isMove={own !== null}
            busy={book.busy}
            onConfirm={() => void confirm()}
            onClose={() => setAsking(false)}
          />
        ) : null}
      </Suspense>
    </Stack>
  )
}

/** A slot that is full is known still, one of a frame that is gone is not. */
function sayTime(availability: Availability, key: string): string {
  const slot = findSlot(availability, key)
  return slot ? sayWallTime(slot.start_wall) : 'The time that you chose'
}

/** Beside the button, where the person looks after pressing it. */
function BookingFault({ error }: { readonly error: unknown }) {
  if (!taken(error)) return <ActionFault error={error} />
  return (
    <Alert color="ember" role="alert" title="This Timeframe is already booked">
      Your role is kept. Choose another time.
    </Alert>
  )
}

function Times(props: {
  readonly days: ReturnType<typeof openDays>
  readonly booking: BookingDay
  /** Null before a choice: the times are those of every role, and none can be taken. */
  readonly role: string | null
  readonly chosen: string | undefined
  readonly onChoose: (key: string) => void
}) {
  const { availability, session } = props.booking
  const zone = availability.time_zone
  const first = props.days[0]?.slots[0]
  if (!first)
    return (
      <EmptyState
        icon={<IconCalendarTime size={24} />}
        title={props.role ? `No time is free for ${props.role}` : 'No time is free'}
      >
        A place that somebody gives back appears here by itself.
      </EmptyState>
    )
  const at = new Date(first.start)
  const [here, there] = [zoneAbbreviation(at, zone), zoneAbbreviation(at, session.time_zone)]
  return (
    <Stack gap="lg">
      <Text c="dimmed">
        {props.role ? '' : 'Choose your role to take a time. '}
        {here === there
          ? `Times are in ${here}, the zone of the session.`
          : `Times are in your zone, ${here}. The session is in ${there} (${cityOf(session.time_zone)}).`}
      </Text>
      {props.days.map(({ day, slots }) => (
        <section key={day} aria-label={sayDay(day)}>
          {/* The page names its date above; in the zone of the reader it may be two. */}
          {props.days.length === 1 && day === props.booking.day ? null : (
            <Title order={2} size="h3" mb="sm">
              {sayDay(day)}
            </Title>
          )}
          <TimeChips
            label={`Times on ${sayDay(day)}`}
            groups={byHour(slots, zone)}
            value={props.chosen}
            disabled={!props.role}
            onChange={props.onChoose}
          />
        </section>
      ))}
    </Stack>
  )
}
