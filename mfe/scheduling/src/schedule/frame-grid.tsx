import { fullName, UnstyledButton } from '@callboard/kit/ui'
import type { Slot, TimeFrame } from '@callboard/scheduling/contract'
import { lazy, memo, Suspense, useContext, useMemo, useRef, useState } from 'react'
import { slotKey } from '../shared/slots.ts'
import { sayWallTime } from '../shared/wall-time.ts'
import { type Carrying, CarryingContext, newCarrying, useIsTarget } from './carrying.ts'
import { cellKey } from './places.ts'
import { type ChipActions, type Held, TalentChip } from './talent-chip.tsx'
import type { Schedule } from './use-schedule.ts'
import { useScheduleActions } from './use-schedule-actions.ts'
import './frame-grid.css'

const MoveDialog = lazy(() => import('./move-dialog.tsx'))
const BookDialog = lazy(() => import('./book-dialog.tsx'))
const DragLayer = lazy(() => import('./drag-layer.tsx'))

type Place = Slot['talents_with_roles'][string]

export interface GridProps {
  readonly schedule: Schedule
  readonly frame: TimeFrame
  readonly slots: readonly Slot[]
}

/** A free place for which staff book. */
interface FreePlace {
  readonly slot: Slot
  readonly role: string
}

/** Time down, roles across, people as chips. */
export function FrameGrid({ schedule, frame, slots }: GridProps) {
  const [moving, setMoving] = useState<Held>()
  const [booking, setBooking] = useState<FreePlace>()
  const [carrying] = useState(newCarrying)
  const [now] = useState(() => new Date())
  const grid = useRef<HTMLTableElement>(null)
  const day = useMemo(() => ({ session: frame.session, day: frame.day }), [frame.session, frame.day])
  const { move, actions } = useScheduleActions(day, setMoving)
  const roles = useMemo(() => frame.roles.map(({ role }) => role), [frame.roles])
  const { handlers } = carrying
  const canEdit = schedule.canEdit
  return (
    <CarryingContext value={carrying}>
      <div className="frame-scroll callboard-surface">
        <table
          ref={grid}
          className="frame-grid"
          aria-label={frame.name}
          style={{ '--roles': roles.length } as object}
          onMouseDown={(event) => handlers.current?.onMouseDown(event)}
          onTouchStart={(event) => handlers.current?.onTouchStart(event)}
          onKeyDown={(event) => handlers.current?.onKeyDown(event)}
        >
          <thead>
            <tr className="frame-row frame-head">
              <th scope="col">Time</th>
              {roles.map((role) => (
                <th key={role} scope="col" title={role}>
                  {role}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {slots.map((slot) => (
              <Row
                key={slotKey(slot)}
                slot={slot}
                roles={roles}
                isPast={new Date(slot.start) <= now}
                actions={canEdit ? actions : undefined}
                onBook={canEdit ? setBooking : undefined}
              />
            ))}
          </tbody>
        </table>
      </div>
      <Suspense>
        {canEdit ? (
          <DragLayer grid={grid} carrying={carrying} slots={slots} roles={roles} now={now} onDrop={move} />
        ) : null}
      </Suspense>
      <Suspense>
        {moving ? (
          <MoveDialog
            schedule={schedule}
            held={moving}
            onMove={(slot, role) => {
              setMoving(undefined)
              move(moving, slot, role)
            }}
            onClose={() => setMoving(undefined)}
          />
        ) : null}
        {booking ? (
          <BookDialog
            day={day}
            slot={booking.slot}
            role={booking.role}
            onClose={() => setBooking(undefined)}
          />
        ) : null}
      </Suspense>
    </CarryingContext>
  )
}

/** Drawn again only when its slot has changed. */
const Row = memo(function SlotRow(props: {
  readonly slot: Slot
  readonly roles: readonly string[]
  readonly isPast: boolean
  readonly actions: ChipActions | undefined
  readonly onBook: ((place: FreePlace) => void) | undefined
}) {
  const { slot, roles } = props
  return (
    <tr className="frame-row" data-past={props.isPast || undefined}>
      <th scope="row" className="callboard-figures">
        {sayWallTime(slot.start_wall)}
      </th>
      {roles.map((role) => (
        <SlotCell key={role} {...props} role={role} place={slot.talents_with_roles[role]} />
      ))}
    </tr>
  )
})

function SlotCell(props: {
  readonly slot: Slot
  readonly role: string
  readonly place: Place | undefined
  readonly isPast: boolean
  readonly actions: ChipActions | undefined
  readonly onBook: ((place: FreePlace) => void) | undefined
}) {
  const { slot, role, place, onBook, isPast } = props
  const carrying: Carrying = useContext(CarryingContext)
  const key = cellKey(slot, role)
  const isTarget = useIsTarget(carrying, key)
  if (!place) return <td className="frame-cell" data-closed />
  const nameless = place.participants_count - place.free - place.talents.length
  const isOpen = place.free > 0 && !isPast
  const free = `${place.free} free`
  return (
    <td
      className="frame-cell"
      data-cell={key}
      data-closed={!isOpen || undefined}
      data-target={isTarget || undefined}
    >
      {place.talents.map((talent) => (
        <TalentChip
          key={talent.appointmentId}
          held={{ talent, name: fullName(talent.talent), slot, role }}
          actions={props.actions}
        />
      ))}
      {nameless > 0 ? <span className="frame-booked">{nameless} booked</span> : null}
      {isOpen && onBook ? (
        <UnstyledButton
          className="frame-free"
          aria-label={`Book a talent at ${sayWallTime(slot.start_wall)} as ${role}, ${free}`}
          onClick={() => onBook({ slot, role })}
        >
          {free}
        </UnstyledButton>
      ) : null}
      {isOpen && !onBook ? <span className="frame-free">{free}</span> : null}
    </td>
  )
}
