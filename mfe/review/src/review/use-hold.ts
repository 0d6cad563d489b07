import { type PointerEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { Rest } from './rest.ts'

const stop = (event: Event) => {
  event.preventDefault()
  event.stopPropagation()
}

/** The click that ends a rest is nobody's, also where something new has come under the finger meanwhile. */
function leaveOutNextClick(): void {
  const over = new AbortController()
  const options = { capture: true, signal: over.signal }
  window.addEventListener('click', stop, { ...options, once: true })
  for (const next of ['pointerdown', 'keydown']) window.addEventListener(next, () => over.abort(), options)
}

/** @returns props of an element on which a finger rests; what a tap does there is left out then */
export function useHold(onHold: () => void) {
  const [rest] = useState(() => new Rest())
  const isHeld = useRef(false)
  const end = () => rest.end()
  useEffect(() => () => rest.end(), [rest])
  return {
    onPointerDown: (event: PointerEvent) => {
      isHeld.current = false
      if (event.pointerType === 'mouse') return
      rest.begin(event, () => {
        isHeld.current = true
        leaveOutNextClick()
        onHold()
      })
    },
    onPointerMove: (event: PointerEvent) => rest.move(event),
    onPointerUp: end,
    // A finger that scrolls.
    onPointerCancel: end,
    // The menu of the browser for a picture or a link.
    onContextMenu: (event: SyntheticEvent) => {
      if (isHeld.current) stop(event.nativeEvent)
    },
  }
}
