import { type PointerEvent, useRef } from 'react'
import { type Availability, type Kind, painted } from './availability.ts'

const dayAt = ({ clientX, clientY }: PointerEvent): string | undefined => {
  const day = document.elementFromPoint(clientX, clientY)?.closest('[data-date]')
  return day instanceof HTMLElement ? day.dataset.date : undefined
}

/** Draws over several days of a calendar whose day buttons carry their day as `data-date`. A press of one is no drawing. */
export function useDayDrawing(props: {
  readonly days: Availability
  readonly kind: Kind
  readonly today: string
  readonly onChange: (days: Availability) => void
}) {
  const { days, kind, today, onChange } = props
  const drawing = useRef<{ readonly before: Availability; readonly from: string; to: string } | null>(null)
  const hasDrawn = useRef(false)
  return {
    onPointerDown: (event: PointerEvent) => {
      const day = event.button === 0 ? dayAt(event) : undefined
      hasDrawn.current = false
      drawing.current = day === undefined || day < today ? null : { before: days, from: day, to: day }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const drawn = drawing.current
      const day = drawn ? dayAt(event) : undefined
      if (!drawn || day === undefined || day === drawn.to) return
      hasDrawn.current = true
      drawn.to = day
      event.currentTarget.setPointerCapture(event.pointerId)
      onChange(painted(drawn.before, drawn, kind, today))
    },
    onPointerUp: () => {
      drawing.current = null
    },
    /** The browser scrolls instead. */
    onPointerCancel: () => {
      if (drawing.current && hasDrawn.current) onChange(drawing.current.before)
      drawing.current = null
    },
    /** A drawing that ends on the day where it began is no press of that day. */
    onClickCapture: (event: { stopPropagation(): void }) => {
      if (hasDrawn.current) event.stopPropagation()
      hasDrawn.current = false
    },
  }
}
