import type { Loadable } from '@callboard/kit/data'
import { sayWallTime } from '@callboard/kit/day'
import { IconPlus } from '@callboard/kit/icons'
import { useMinute } from '@callboard/kit/labels'
import { NowRule } from '@callboard/kit/lines'
import { Button, fullName, UnstyledButton, useSearchState } from '@callboard/kit/ui'
import type { LostTime, Slot, TimeFrame } from '@callboard/scheduling/contract'
import { lazy, memo, Suspense, type UIEvent, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { slotKey } from '../shared/slots.ts'
import { type Carried, type Held, isHeld, type Unbooked } from './carried.ts'
import { type Carrying, CarryingContext, newCarrying, useIsTarget } from './carrying.ts'
import { bookedRoles } from './frame-fields.ts'
import { cellKey, placesAcross, rowsUntil } from './places.ts'
import styles from './schedule.module.css'
import { type ChipActions, TalentChip } from './talent-chip.tsx'
import { unbookedOfLost } from './unbooked.ts'
import { UnbookedAside } from './unbooked-aside.tsx'
import type { Schedule } from './use-schedule.ts'
import { useScheduleActions } from './use-schedule-actions.ts'

const AskedList = lazy(() => import('./asked-list.tsx'))
const MoveDialog = lazy(() => import('./move-dialog.tsx'))
const BookDialog = lazy(() => import('./book-dialog.tsx'))
const LostList = lazy(() => import('../shared/lost-times/lost-list.tsx'))
const DragLayer = lazy(() => import('./drag-layer.tsx'))

/** Height of the row of a time, as in the sheet. Pixels. */
const ROW = 44
/** Rows of the past that stay in sight at first. */
const PAST = 2
type Place = Slot['talents_with_roles'][string]

const NOBODY: readonly Unbooked[] = []
/** Of the address: the cancelled appointment whose talent is booked again. */
const BOOK = { book: '' }

export interface GridProps {
  readonly schedule: Schedule
  readonly frame: TimeFrame
  readonly slots: readonly Slot[]
  /** Talent of the date who ask for another time. */
  readonly asked: readonly Held[]
  readonly lost: readonly LostTime[]
  readonly unbooked: Loadable<readonly Unbooked[]>
}

/** A free place for which staff book. */
interface FreePlace {
  readonly slot: Slot
  readonly role: string
}

/** A column of the grid. */
interface Column {
  readonly role: string
  /** Places side by side. */
  readonly across: number
}

/** Columns share the width by their places, so that all places are of one width; the sheet has the least widths. */
const widthsOf = (columns: readonly Column[]) => {
  const least = columns.map(({ across }) => `max(var(--column), ${across} * var(--place))`)
  return {
    '--columns': columns.map(({ across }, place) => `minmax(${least[place]}, ${across}fr)`).join(' '),
    '--narrowest': `calc(${least.join(' + ')})`,
  } as object
}

/** On a phone the rows scroll sideways below the roles, which stay in sight at the top of the page. */
const takeRolesAlong = ({ currentTarget: rows }: UIEvent<HTMLTableSectionElement>) =>
  rows.previousElementSibling?.scrollTo({ left: rows.scrollLeft })

/** Time down, roles across, people as chips; beside it who has no time yet. */
export function FrameGrid({ schedule, frame, slots, asked, lost, unbooked }: GridProps) {
  const [chosen, setMoving] = useState<Carried>()
  const [{ book: wanted }, show] = useSearchState(BOOK)
  const [booking, setBooking] = useState<FreePlace>()
  const [carrying] = useState(newCarrying)
  const minute = useMinute()
  const now = useMemo(() => new Date(minute), [minute])
  const board = useRef<HTMLDivElement>(null)
  const day = useMemo(() => ({ session: frame.session, day: frame.day }), [frame.session, frame.day])
  const { move, drop, book, actions } = useScheduleActions(day, setMoving)
  const roles = useMemo(() => frame.roles.map(({ role }) => role), [frame.roles])
  const columns = frame.roles.map(({ role, participants_count }) => ({
    role,
    across: placesAcross(role, participants_count, slots),
  }))
  // Rows above the present moment, while the frame runs.
  const begun = rowsUntil(slots, now)
  const { handlers } = carrying
  const canEdit = schedule.canEdit
  const known = unbooked.kind === 'ready' ? unbooked.data : NOBODY
  const people = useMemo(() => [...lost.map(unbookedOfLost(fullName)), ...known], [lost, known])
  // Once it stands it stays, so that the last person who is booked moves nothing.
  const [hasPeople, setHasPeople] = useState(false)
  if (canEdit && !hasPeople && (unbooked.kind !== 'ready' || known.length > 0)) setHasPeople(true)
  const scroll = useRef<HTMLDivElement>(null)
  // Where the grid begins; from then on its reader scrolls.
  const [first] = useState(begun)
  useEffect(() => {
    if (first !== undefined) scroll.current?.scrollTo({ top: (first - PAST) * ROW })
  }, [first])
  const moving = chosen ?? people.find(({ key }) => key === wanted)
  const stopMoving = () => {
    setMoving(undefined)
    if (wanted) show(BOOK, { replace: true })
  }
  return (
    <CarryingContext value={carrying}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the chips inside are the controls; their presses bubble up to here */}
      <div
        ref={board}
        className={styles.stage}
        data-board
        onMouseDown={(event) => handlers.current?.onMouseDown(event)}
        onTouchStart={(event) => handlers.current?.onTouchStart(event)}
        onKeyDown={(event) => handlers.current?.onKeyDown(event)}
      >
        {canEdit && asked.length > 0 ? (
          <Suspense>
            <AskedList asked={asked} onMove={setMoving} />
          </Suspense>
        ) : null}
        {canEdit && lost.length > 0 ? (
          <Suspense>
            <LostList
              session={schedule.session}
              lost={lost}
              day={schedule.date.date}
              isCarried
              book={(one) => (
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={`Book…, ${fullName(one.talent)}`}
                  onClick={() => setMoving(unbookedOfLost(fullName)(one))}
                >
                  Book…
                </Button>
              )}
            />
          </Suspense>
        ) : null}
        <div className={styles.board} data-with-people={hasPeople || undefined}>
          <div ref={scroll} className={styles.scroll}>
            <table className={styles.grid} aria-label={frame.name} style={widthsOf(columns)}>
              <Head frame={frame} slots={slots} />
              <tbody onScroll={takeRolesAlong}>
                {slots.map((slot) => (
                  <Row
                    key={slotKey(slot)}
                    slot={slot}
                    across={columns.map(({ across }) => across).join()}
                    roles={roles}
                    isPast={new Date(slot.start) <= now}
                    actions={canEdit ? actions : undefined}
                    onBook={canEdit ? setBooking : undefined}
                  />
                ))}
              </tbody>
            </table>
            {begun === undefined ? null : (
              <div className={styles.now} style={{ top: `calc(36px + ${begun * ROW}px)` }}>
                <NowRule zone={frame.time_zone} />
              </div>
            )}
          </div>
          {hasPeople ? <UnbookedAside people={unbooked} onChoose={setMoving} /> : null}
        </div>
      </div>
      <Suspense>
        {canEdit ? (
          <DragLayer
            board={board}
            carrying={carrying}
            slots={slots}
            roles={roles}
            unbooked={people}
            now={now}
            onDrop={drop}
          />
        ) : null}
      </Suspense>
      <Suspense>
        {moving ? (
          <MoveDialog
            schedule={schedule}
            carried={moving}
            onChoose={(slot, role) => {
              stopMoving()
              void (isHeld(moving) ? move(moving, slot, role) : book(moving, slot, role))
            }}
            onClose={stopMoving}
          />
        ) : null}
        {booking ? (
          <BookDialog
            day={day}
            slot={booking.slot}
            role={booking.role}
            people={people}
            onClose={() => setBooking(undefined)}
          />
        ) : null}
      </Suspense>
    </CarryingContext>
  )
}

/** The roles, and how many of their places are booked. */
function Head({ frame, slots }: Pick<GridProps, 'frame' | 'slots'>) {
  const booked = bookedRoles(slots)
  return (
    <thead>
      <tr className={`${styles.row} ${styles.head}`}>
        <th scope="col">Time</th>
        {frame.roles.map(({ role, participants_count }) => {
          const [taken, places] = [booked.get(role) ?? 0, participants_count * slots.length]
          return (
            <th key={role} scope="col" title={`${role}, ${taken} of ${places} booked`}>
              {role}{' '}
              <b>
                {taken}/{places}
              </b>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

interface RowProps {
  readonly slot: Slot
  readonly roles: readonly string[]
  /** Places side by side of each role, in a text so that a row is not drawn again for equal ones. */
  readonly across: string
  readonly isPast: boolean
  readonly actions: ChipActions | undefined
  readonly onBook: ((place: FreePlace) => void) | undefined
}

/** Drawn again only when its slot has changed. */
const Row = memo(function SlotRow(props: RowProps) {
  const { slot, roles } = props
  const across = props.across.split(',').map(Number)
  return (
    <tr className={styles.row} data-past={props.isPast || undefined}>
      <th scope="row">{sayWallTime(slot.start_wall)}</th>
      {roles.map((role, column) => (
        <SlotCell
          key={role}
          {...props}
          role={role}
          places={across[column] ?? 1}
          place={slot.talents_with_roles[role]}
        />
      ))}
    </tr>
  )
})

function SlotCell(
  props: Pick<RowProps, 'slot' | 'isPast' | 'actions' | 'onBook'> & {
    readonly role: string
    readonly places: number
    readonly place: Place | undefined
  },
) {
  const { slot, role, place, onBook, isPast, places } = props
  const carrying: Carrying = useContext(CarryingContext)
  const key = cellKey(slot, role)
  const isTarget = useIsTarget(carrying, key)
  if (!place) return <td className={styles.cell} data-closed />
  const nameless = place.participants_count - place.free - place.talents.length
  const isOpen = place.free > 0 && !isPast
  const left = places - place.talents.length - (nameless > 0 ? 1 : 0)
  return (
    <td
      className={styles.cell}
      style={{ '--across': places } as object}
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
      {nameless > 0 ? <span className={styles.booked}>{nameless} booked</span> : null}
      {isOpen ? (
        <FreePlaces
          free={place.free}
          shown={Math.max(1, Math.min(left, place.free))}
          label={`${sayWallTime(slot.start_wall)} as ${role}`}
          onBook={onBook && (() => onBook({ slot, role }))}
        />
      ) : null}
    </td>
  )
}

/** The free places of a cell, which are one button: whichever of them is pressed, one is booked. */
function FreePlaces(props: {
  readonly free: number
  /** Places that are drawn; the last one says how many more there are. */
  readonly shown: number
  /** Time and role. */
  readonly label: string
  readonly onBook: (() => void) | undefined
}) {
  const { free, shown, onBook } = props
  const style = { '--span': shown } as object
  const drawn = Array.from({ length: shown }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the free places of a cell are all the same and hold no state
    <span key={place}>
      {onBook ? <IconPlus size={16} aria-hidden /> : 'Free'}
      {place === shown - 1 && free > shown ? (
        <span className={styles.rest}>{free - shown + 1} free</span>
      ) : null}
    </span>
  ))
  if (!onBook)
    return (
      <span className={styles.free} style={style}>
        {drawn}
      </span>
    )
  return (
    <UnstyledButton
      className={styles.free}
      style={style}
      aria-label={`Book a talent at ${props.label}, ${free} free`}
      onClick={onBook}
    >
      {drawn}
    </UnstyledButton>
  )
}
