import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { dayAfter } from '../shared/days.ts'

const CELLS = '.fc-daygrid-day[data-date], .fc-timegrid-col[data-date]'
/** Of the days that keys move among: the row of whole days above a week repeats its days. */
const STOPS = '.fc-dayGridMonth-view .fc-daygrid-day[data-date], .fc-timegrid-col[data-date]'
/** What lies on a day and has a meaning of its own. */
const ON_A_DAY = 'a, button, .fc-event, .fc-popover'

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
}

const dayOf = (cell: HTMLElement): string => cell.dataset.date ?? ''

/**
 * Days of the grid as something to choose, by a click beside their events or by Enter; the arrows move among them. One
 * of them is a stop of the Tab key.
 * @param first the earliest day that may be chosen
 * @param onChoose absent: no day can be chosen
 * @returns a ref for the element around the grid, and what is to be called when the grid has drawn other days
 */
export function useDayChoice(
  first: string,
  onChoose: ((day: string) => void) | undefined,
): { readonly ref: RefObject<HTMLDivElement | null>; readonly onDrawn: () => void } {
  const ref = useRef<HTMLDivElement>(null)
  const latest = useRef({ first, onChoose })
  const mark = useCallback(() => {
    const { first: from, onChoose: choose } = latest.current
    const days = [...(ref.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])]
    const open = choose ? days.filter((cell) => dayOf(cell) >= from) : []
    const stop = open.find(({ tabIndex }) => tabIndex === 0) ?? open[0]
    for (const cell of days) {
      if (open.includes(cell)) cell.tabIndex = cell === stop ? 0 : -1
      else cell.removeAttribute('tabindex')
    }
  }, [])
  useEffect(() => {
    latest.current = { first, onChoose }
    mark()
  }, [first, onChoose, mark])
  useEffect(() => {
    const grid = ref.current
    if (!grid) return undefined
    const choose = (cell: HTMLElement) => {
      const { first: from, onChoose: chosen } = latest.current
      if (dayOf(cell) >= from) chosen?.(dayOf(cell))
    }
    const click = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest(ON_A_DAY)) return
      const cell = target.closest<HTMLElement>(CELLS)
      if (cell) choose(cell)
    }
    const keyDown = (event: KeyboardEvent) => {
      const cell = event.target
      if (!(cell instanceof HTMLElement) || !cell.matches(STOPS)) return
      const step = STEPS[event.key]
      if (event.key === 'Enter') choose(cell)
      else if (step === undefined) return
      else {
        const day = dayAfter(dayOf(cell), step)
        const next = [...grid.querySelectorAll<HTMLElement>('[data-date][tabindex]')].find(
          (other) => dayOf(other) === day,
        )
        if (next) {
          cell.tabIndex = -1
          next.tabIndex = 0
          next.focus()
        }
      }
      event.preventDefault()
    }
    grid.addEventListener('click', click)
    grid.addEventListener('keydown', keyDown)
    return () => {
      grid.removeEventListener('click', click)
      grid.removeEventListener('keydown', keyDown)
    }
  }, [])
  return { ref, onDrawn: mark }
}
