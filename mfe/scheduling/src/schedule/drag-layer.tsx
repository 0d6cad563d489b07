import { sayWallTime } from '@callboard/kit/day'
import { useKeys } from '@callboard/kit/keys'
import { fullName, toast, VisuallyHidden } from '@callboard/kit/ui'
import type { Slot } from '@callboard/scheduling/contract'
import {
  DndContext,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type Carried, type Held, isHeld, type Unbooked } from './carried.ts'
import type { Carrying } from './carrying.ts'
import { type Cell, cellAt, cellKey, findCell, firstPlace, isStep, nextPlace, takesOne } from './places.ts'
import styles from './schedule.module.css'
import { PersonFace } from './talent-chip.tsx'
import { sameAddress } from './unbooked.ts'

interface Props {
  /** Holds the grid, and the list of people without a time. */
  readonly board: RefObject<HTMLElement | null>
  readonly carrying: Carrying
  readonly slots: readonly Slot[]
  readonly roles: readonly string[]
  readonly now: Date
  readonly unbooked: readonly Unbooked[]
  /** @returns true once the server has it there */
  readonly onDrop: (carried: Carried, slot: Slot, role: string) => Promise<boolean>
}

/** Pixels before a press becomes a drag, so that a click opens the menu. */
const DISTANCE = 6
/** Milliseconds a finger rests before it lifts a chip, so that the page still scrolls. */
const HOLD = 220

const chipOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-appointment], [data-unbooked]') : null

/** Names the chip, of an appointment or of a person without one. */
interface ChipKey {
  readonly appointment?: string
  readonly unbooked?: string
}

function heldIn(slots: readonly Slot[], isMeant: (talent: Held['talent']) => boolean): Held | undefined {
  for (const slot of slots)
    for (const [role, { talents }] of Object.entries(slot.talents_with_roles)) {
      const talent = talents.find(isMeant)
      if (talent) return { talent, name: fullName(talent.talent), slot, role }
    }
  return undefined
}

const keyOf = ({ dataset: { appointment, unbooked } }: HTMLElement): ChipKey => ({ appointment, unbooked })

const carriedBy = ({ slots, unbooked }: Props, key: ChipKey): Carried | undefined =>
  key.unbooked === undefined
    ? heldIn(slots, ({ appointmentId }) => appointmentId === key.appointment)
    : unbooked.find((person) => person.key === key.unbooked)

const faceOf = (carried: Carried) => ({
  name: carried.name,
  photoUrl: isHeld(carried) ? carried.talent.talent.photo_url : carried.photoUrl,
})

/** The words of a cell for people who do not see it. */
const wordsOf = ({ slot, role }: { readonly slot: Slot; readonly role: string }) =>
  `${sayWallTime(slot.start_wall)}, ${role}`

/** What other people did to the carried meanwhile; undefined where nothing changed. */
function changeOf({ slots, unbooked }: Props, carried: Carried) {
  if (isHeld(carried)) {
    const { appointmentId } = carried.talent
    const now = heldIn(slots, (talent) => talent.appointmentId === appointmentId)
    if (!now)
      return {
        words: `${carried.name} has no time here any more: the appointment was moved or cancelled meanwhile.`,
      }
    if (cellKey(now.slot, now.role) === cellKey(carried.slot, carried.role)) return undefined
    return { now, words: `${carried.name} was moved to ${wordsOf(now)} meanwhile.` }
  }
  if (unbooked.some(({ key }) => key === carried.key)) return undefined
  const now = heldIn(slots, ({ talent }) => sameAddress(talent.email) === sameAddress(carried.email))
  return now
    ? { now, words: `${carried.name} was booked at ${wordsOf(now)} meanwhile.` }
    : {
        words: `The list of people without a time changed meanwhile, so ${carried.name} was not booked here.`,
      }
}

/**
 * Drag and drop of the chips of a grid and of the people beside it, by mouse, touch and keys. The grid stays as it is
 * drawn: one draggable lends itself to the chip that is pressed, and only the cell below it is drawn again.
 */
export default function DragLayer(props: Props) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DISTANCE } }),
    useSensor(TouchSensor, { activationConstraint: { delay: HOLD, tolerance: 8 } }),
  )
  const pressed = useRef<ChipKey>({})
  const [carried, setCarried] = useState<Carried>()
  const pointer = usePointer(carried !== undefined, props)
  const { carrying } = props
  const isOpen = openTest(props)
  const end = (isDropped: boolean) => {
    const key = carrying.target.get()
    const cell = key === undefined ? undefined : findCell(props, key)
    const place = cell && cellAt(props, cell)
    carrying.target.set(undefined)
    props.board.current?.removeAttribute('data-carrying')
    setCarried(undefined)
    // The click that ends a drag does not open the menu of the chip below it.
    window.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
    if (isDropped && carried && place && isOpen(carried, place.slot, place.role))
      void props.onDrop(carried, place.slot, place.role)
  }
  return (
    <DndContext
      sensors={sensors}
      accessibility={{
        announcements: {
          onDragStart: () => undefined,
          onDragOver: () => undefined,
          onDragEnd: () => undefined,
          onDragCancel: () => undefined,
        },
        restoreFocus: false,
      }}
      onDragStart={({ activatorEvent }) => {
        setCarried(carriedBy(props, pressed.current))
        props.board.current?.setAttribute('data-carrying', '')
        pointer(activatorEvent)
      }}
      onDragEnd={() => end(true)}
      onDragCancel={() => end(false)}
    >
      <Lifter {...props} pressed={pressed} isOpen={isOpen} />
      <DragOverlay dropAnimation={null} style={{ pointerEvents: 'none' }}>
        {carried ? (
          <span className={styles.chip} data-lifted>
            <PersonFace {...faceOf(carried)} />
          </span>
        ) : null}
      </DragOverlay>
    </DndContext>
  )
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

type OpenTest = (carried: Carried, slot: Slot, role: string) => boolean

const openTest =
  ({ now }: Props): OpenTest =>
  (carried, slot, role) =>
    takesOne(slot, role, now) &&
    !(isHeld(carried) && cellKey(slot, role) === cellKey(carried.slot, carried.role))

/** Follows the pointer of a drag and marks the place below it, if that takes one more. */
function usePointer(isDragging: boolean, { carrying, board }: Props) {
  const at = useRef({ x: 0, y: 0 })
  const look = useRef(() => {
    const below = document.elementFromPoint(at.current.x, at.current.y)
    const cell = below?.closest<HTMLElement>('[data-cell]:not([data-closed])')
    carrying.target.set(cell && board.current?.contains(cell) ? cell.dataset.cell : undefined)
  })
  const follow = useRef((event: Event) => {
    const point =
      'touches' in event ? (event as globalThis.TouchEvent).touches[0] : (event as globalThis.MouseEvent)
    if (!point) return
    at.current = { x: point.clientX, y: point.clientY }
    look.current()
  })
  useEffect(() => {
    if (!isDragging) return
    const [moved, scrolled] = [follow.current, look.current]
    window.addEventListener('mousemove', moved)
    window.addEventListener('touchmove', moved)
    window.addEventListener('scroll', scrolled, { capture: true })
    return () => {
      window.removeEventListener('mousemove', moved)
      window.removeEventListener('touchmove', moved)
      window.removeEventListener('scroll', scrolled, { capture: true })
    }
  }, [isDragging])
  return follow.current
}

/** Gives the grid its handlers. */
function Lifter(props: Props & { readonly pressed: RefObject<ChipKey>; readonly isOpen: OpenTest }) {
  const { carrying, board, pressed } = props
  const { listeners, setNodeRef } = useDraggable({ id: 'appointment' })
  const keys = useCarryByKeys(props)
  useEffect(() => {
    const press = (sensor: 'onMouseDown' | 'onTouchStart') => (event: { readonly target: EventTarget }) => {
      const chip = chipOf(event.target)
      if (!chip) return
      keys.giveUp()
      pressed.current = keyOf(chip)
      setNodeRef(chip)
      listeners?.[sensor]?.(event)
    }
    board.current?.setAttribute('data-ready', '')
    carrying.handlers.current = {
      onMouseDown: press('onMouseDown'),
      onTouchStart: press('onTouchStart'),
      onKeyDown: keys.onKeyDown,
    }
    return () => {
      carrying.handlers.current = undefined
    }
  })
  return (
    <>
      <VisuallyHidden role="status">{keys.said}</VisuallyHidden>
      {keys.hint ? (
        <div className={styles.hint} aria-hidden>
          {keys.hint}
        </div>
      ) : null}
    </>
  )
}

/** Where keys go on when the chip that had the focus is gone. */
function focusTitle(): void {
  const title = document.querySelector('h1')
  title?.setAttribute('tabindex', '-1')
  if (document.activeElement === document.body) title?.focus({ preventScroll: true })
}

/** The chip that was moved by keys is drawn in another cell, more than once, and keeps the focus until that goes elsewhere. */
function useFocusOfMoved(board: RefObject<HTMLElement | null>) {
  const moved = useRef<string>(undefined)
  useEffect(() => {
    const { activeElement } = document
    if (moved.current === undefined) return
    const chips = [...(board.current?.querySelectorAll<HTMLElement>('[data-appointment]') ?? [])]
    const chip = chips.find(({ dataset }) => dataset.appointment === moved.current)
    if (activeElement === document.body) chip?.focus({ preventScroll: true })
    else if (activeElement !== chip) moved.current = undefined
  })
  return (appointment: string) => {
    moved.current = appointment
  }
}

const isMenuKey = ({ key, shiftKey }: KeyboardEvent) => key === 'ContextMenu' || (shiftKey && key === 'F10')

/** A chip carried by keys: M lifts it, arrows choose a free place, Enter or Space puts it down, Escape gives up. */
function useCarryByKeys(props: Props & { readonly isOpen: OpenTest }) {
  const { carrying, board } = props
  const [carried, setCarried] = useState<Carried>()
  const [said, say] = useState('')
  const keepFocusOn = useFocusOfMoved(board)
  const show = (cell: Cell | undefined) => {
    const place = cell && cellAt(props, cell)
    const key = place && cellKey(place.slot, place.role)
    carrying.target.set(key)
    if (key === undefined) return
    const shown = [...(board.current?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])]
    shown.find(({ dataset }) => dataset.cell === key)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  const stop = (words: string) => {
    setCarried(undefined)
    carrying.target.set(undefined)
    board.current?.removeAttribute('data-carrying')
    say(words)
  }
  const giveUp = () => {
    if (carried)
      stop(`${carried.name} stays ${isHeld(carried) ? `at ${wordsOf(carried)}` : 'without a time'}.`)
  }
  useEffect(() => {
    const change = carried && changeOf(props, carried)
    if (!change) return
    stop('')
    toast.ok(change.words)
    if (change.now) keepFocusOn(change.now.talent.appointmentId)
    else focusTitle()
  })
  const isOpenFor = (whom: Carried) => (cell: Cell) => {
    const place = cellAt(props, cell)
    return place !== undefined && props.isOpen(whom, place.slot, place.role)
  }
  const lift = (whom: Carried) => {
    const first = isHeld(whom) ? undefined : firstPlace(props, whom.role, isOpenFor(whom))
    const place = first && cellAt(props, first)
    if (!isHeld(whom) && !place) return say('No place is free.')
    setCarried(whom)
    board.current?.setAttribute('data-carrying', '')
    show(first)
    const from = isHeld(whom) ? `from ${wordsOf(whom)}` : `to ${place ? wordsOf(place) : ''}`
    say(`${whom.name} is lifted ${from}. Arrow keys choose a place, Enter puts down, Escape gives up.`)
  }
  const step = (key: string, whom: Carried) => {
    const target = carrying.target.get() ?? (isHeld(whom) ? cellKey(whom.slot, whom.role) : '')
    const from = findCell(props, target)
    if (!from) return
    const to = nextPlace(props, from, key, isOpenFor(whom))
    const place = cellAt(props, to)
    if (!place || cellKey(place.slot, place.role) === target) return say('No free place in this direction.')
    show(to)
    say(wordsOf(place))
  }
  const drop = async (whom: Carried) => {
    const key = carrying.target.get()
    const cell = key === undefined ? undefined : findCell(props, key)
    const place = cell && cellAt(props, cell)
    if (!place || !props.isOpen(whom, place.slot, place.role)) return giveUp()
    stop('')
    if (isHeld(whom)) keepFocusOn(whom.talent.appointmentId)
    const isThere = await props.onDrop(whom, place.slot, place.role)
    // A booking has words of its own.
    if (!isHeld(whom)) return
    const to = wordsOf(place)
    say(
      isThere
        ? `${whom.name} is put down at ${to}.`
        : `${whom.name} could not be moved to ${to} and stays at ${wordsOf(whom)}.`,
    )
  }
  useKeys('schedule', {
    move: () => {
      const chip = carried ? null : chipOf(document.activeElement)
      const whom = chip && carriedBy(props, keyOf(chip))
      if (whom) lift(whom)
    },
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (!carried) {
      const chip = chipOf(event.target)
      if (!chip?.dataset.appointment || !isMenuKey(event)) return
      event.preventDefault()
      event.stopPropagation()
      chip.click()
      return
    }
    const isPutDown = event.key === 'Enter' || event.key === ' '
    if (!isStep(event.key) && !isPutDown && event.key !== 'Escape' && event.key !== 'Tab') return
    if (event.key !== 'Tab') event.preventDefault()
    event.stopPropagation()
    if (isStep(event.key)) step(event.key, carried)
    else if (isPutDown) void drop(carried)
    else giveUp()
  }
  const hint = carried
    ? `${isHeld(carried) ? 'Moving' : 'Booking'} ${carried.name}: arrow keys choose a free place, Enter puts down, Esc gives up`
    : undefined
  return { onKeyDown, giveUp, said, hint }
}
