import { fullName, VisuallyHidden } from '@callboard/kit/ui'
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
import { sayWallTime } from '../shared/wall-time.ts'
import type { Carrying } from './carrying.ts'
import { type Cell, cellAt, cellKey, findCell, isStep, nextPlace, takesOne } from './places.ts'
import { type Held, TalentFace } from './talent-chip.tsx'

interface Props {
  readonly grid: RefObject<HTMLTableElement | null>
  readonly carrying: Carrying
  readonly slots: readonly Slot[]
  readonly roles: readonly string[]
  readonly now: Date
  readonly onDrop: (held: Held, slot: Slot, role: string) => void
}

/** Pixels before a press becomes a drag, so that a click opens the menu. */
const DISTANCE = 6
/** Milliseconds a finger rests before it lifts a chip, so that the page still scrolls. */
const HOLD = 220

const chipOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-appointment]') : null

function heldIn(slots: readonly Slot[], appointment: string | undefined): Held | undefined {
  for (const slot of slots)
    for (const [role, { talents }] of Object.entries(slot.talents_with_roles)) {
      const talent = talents.find(({ appointmentId }) => appointmentId === appointment)
      if (talent) return { talent, name: fullName(talent.talent), slot, role }
    }
  return undefined
}

/** The words of a cell for people who do not see it. */
const wordsOf = ({ slot, role }: { readonly slot: Slot; readonly role: string }) =>
  `${sayWallTime(slot.start_wall)}, ${role}`

/**
 * Drag and drop of the chips of a grid, by mouse, touch and keys. The grid stays as it is drawn: one draggable lends
 * itself to the chip that is pressed, and only the cell below it is drawn again.
 */
export default function DragLayer(props: Props) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DISTANCE } }),
    useSensor(TouchSensor, { activationConstraint: { delay: HOLD, tolerance: 8 } }),
  )
  const pressed = useRef<string>(undefined)
  const [held, setHeld] = useState<Held>()
  const pointer = usePointer(held !== undefined, props)
  const { carrying } = props
  const isOpen = useOpenTest(props)
  const end = (isDropped: boolean) => {
    const key = carrying.target.get()
    const cell = key === undefined ? undefined : findCell(props, key)
    const place = cell && cellAt(props, cell)
    carrying.target.set(undefined)
    props.grid.current?.removeAttribute('data-carrying')
    setHeld(undefined)
    // The click that ends a drag does not open the menu of the chip below it.
    window.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
    if (isDropped && held && place && isOpen(held, place.slot, place.role))
      props.onDrop(held, place.slot, place.role)
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
        setHeld(heldIn(props.slots, pressed.current))
        props.grid.current?.setAttribute('data-carrying', '')
        pointer(activatorEvent)
      }}
      onDragEnd={() => end(true)}
      onDragCancel={() => end(false)}
    >
      <Lifter {...props} pressed={pressed} isOpen={isOpen} />
      <DragOverlay dropAnimation={null} style={{ pointerEvents: 'none' }}>
        {held ? (
          <span className="talent-chip" data-lifted>
            <TalentFace talent={held.talent} />
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

type OpenTest = (held: Held, slot: Slot, role: string) => boolean

const useOpenTest =
  ({ now }: Props): OpenTest =>
  (held, slot, role) =>
    takesOne(slot, role, now) && cellKey(slot, role) !== cellKey(held.slot, held.role)

/** Follows the pointer of a drag and marks the place below it, if that takes one more. */
function usePointer(isDragging: boolean, { carrying, grid }: Props) {
  const at = useRef({ x: 0, y: 0 })
  const look = useRef(() => {
    const below = document.elementFromPoint(at.current.x, at.current.y)
    const cell = below?.closest<HTMLElement>('[data-cell]:not([data-closed])')
    carrying.target.set(cell && grid.current?.contains(cell) ? cell.dataset.cell : undefined)
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
function Lifter(
  props: Props & { readonly pressed: RefObject<string | undefined>; readonly isOpen: OpenTest },
) {
  const { carrying, grid, pressed } = props
  const { listeners, setNodeRef } = useDraggable({ id: 'appointment' })
  const keys = useCarryByKeys(props)
  useEffect(() => {
    const press = (sensor: 'onMouseDown' | 'onTouchStart') => (event: { readonly target: EventTarget }) => {
      const chip = chipOf(event.target)
      if (!chip) return
      keys.giveUp()
      pressed.current = chip.dataset.appointment
      setNodeRef(chip)
      listeners?.[sensor]?.(event)
    }
    grid.current?.setAttribute('data-ready', '')
    carrying.handlers.current = {
      onMouseDown: press('onMouseDown'),
      onTouchStart: press('onTouchStart'),
      onKeyDown: keys.onKeyDown,
      onBlur: keys.giveUp,
    }
    return () => {
      carrying.handlers.current = undefined
    }
  })
  return (
    <>
      <VisuallyHidden role="status">{keys.said}</VisuallyHidden>
      {keys.hint ? (
        <div className="frame-hint" aria-hidden>
          {keys.hint}
        </div>
      ) : null}
    </>
  )
}

/** The chip that was moved by keys is drawn in another cell, more than once, and keeps the focus until that goes elsewhere. */
function useFocusOfMoved(grid: RefObject<HTMLTableElement | null>) {
  const moved = useRef<string>(undefined)
  useEffect(() => {
    const { activeElement } = document
    if (moved.current === undefined) return
    const chips = [...(grid.current?.querySelectorAll<HTMLElement>('[data-appointment]') ?? [])]
    const chip = chips.find(({ dataset }) => dataset.appointment === moved.current)
    if (activeElement === document.body) chip?.focus({ preventScroll: true })
    else if (activeElement !== chip) moved.current = undefined
  })
  return (appointment: string) => {
    moved.current = appointment
  }
}

/** A chip carried by keys: M or Enter lifts it, arrows choose a free place, Enter puts it down, Escape gives up. */
function useCarryByKeys(props: Props & { readonly isOpen: OpenTest }) {
  const { carrying, grid } = props
  const [held, setHeld] = useState<Held>()
  const [said, say] = useState('')
  const keepFocusOn = useFocusOfMoved(grid)
  const show = (cell: Cell | undefined) => {
    const place = cell && cellAt(props, cell)
    const key = place && cellKey(place.slot, place.role)
    carrying.target.set(key)
    if (key === undefined) return
    const shown = [...(grid.current?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])]
    shown.find(({ dataset }) => dataset.cell === key)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  const stop = (words: string) => {
    setHeld(undefined)
    carrying.target.set(undefined)
    grid.current?.removeAttribute('data-carrying')
    say(words)
  }
  const giveUp = () => {
    if (held) stop(`${held.name} stays at ${wordsOf(held)}.`)
  }
  const step = (key: string, carried: Held) => {
    const target = carrying.target.get() ?? cellKey(carried.slot, carried.role)
    const from = findCell(props, target)
    if (!from) return
    const to = nextPlace(props, from, key, (cell) => {
      const place = cellAt(props, cell)
      return place !== undefined && props.isOpen(carried, place.slot, place.role)
    })
    const place = cellAt(props, to)
    if (!place || cellKey(place.slot, place.role) === target) return say('No free place in this direction.')
    show(to)
    say(wordsOf(place))
  }
  const drop = (carried: Held) => {
    const key = carrying.target.get()
    const cell = key === undefined ? undefined : findCell(props, key)
    const place = cell && cellAt(props, cell)
    if (!place || !props.isOpen(carried, place.slot, place.role)) return giveUp()
    stop(`${carried.name} is put down at ${wordsOf(place)}.`)
    keepFocusOn(carried.talent.appointmentId)
    props.onDrop(carried, place.slot, place.role)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isEnter = event.key === 'Enter'
    if (!held) {
      const chip = chipOf(event.target)
      if (!chip || !(isEnter || event.key.toLowerCase() === 'm')) return
      event.preventDefault()
      event.stopPropagation()
      const lifted = heldIn(props.slots, chip.dataset.appointment)
      if (!lifted) return
      setHeld(lifted)
      grid.current?.setAttribute('data-carrying', '')
      return say(
        `${lifted.name} is lifted from ${wordsOf(lifted)}. Arrow keys choose a place, Enter puts down, Escape gives up.`,
      )
    }
    if (!isStep(event.key) && !isEnter && event.key !== 'Escape' && event.key !== 'Tab') return
    if (event.key !== 'Tab') event.preventDefault()
    event.stopPropagation()
    if (isStep(event.key)) step(event.key, held)
    else if (isEnter) drop(held)
    else giveUp()
  }
  const hint = held
    ? `Moving ${held.name}: arrow keys choose a free place, Enter puts down, Esc gives up`
    : undefined
  return { onKeyDown, giveUp, said, hint }
}
