import { type PointerEvent, useRef } from 'react'
import { swipeStep } from './swipe.ts'

/** Sideways with a finger: the next take or the one before. On the bar of the player it moves in the take. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined)
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const onBar = event.target instanceof Element && event.target.closest('[role="group"]')
      const holds = event.pointerType !== 'mouse' && !onBar
      start.current = holds ? { x: event.clientX, y: event.clientY } : undefined
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const from = start.current
      start.current = undefined
      const step = from ? swipeStep(from, { x: event.clientX, y: event.clientY }) : 0
      if (step !== 0) onSwipe(step)
    },
    onPointerCancel: () => {
      start.current = undefined
    },
  }
}
