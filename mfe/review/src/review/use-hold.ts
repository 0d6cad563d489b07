import { type MouseEvent, useEffect, useRef } from 'react'

/** Milliseconds that a finger rests. */
const REST = 500

/** @returns props of an element on which a finger rests; what a tap does there is left out then */
export function useHold(onHold: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isHeld = useRef(false)
  const end = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const unlessHeld = (event: MouseEvent) => {
    if (!isHeld.current) return
    event.preventDefault()
    event.stopPropagation()
  }
  return {
    onPointerDown: ({ pointerType }: { readonly pointerType: string }) => {
      isHeld.current = false
      if (pointerType === 'mouse') return
      timer.current = setTimeout(() => {
        isHeld.current = true
        onHold()
      }, REST)
    },
    onPointerUp: end,
    // A finger that scrolls.
    onPointerCancel: end,
    onClickCapture: unlessHeld,
    onContextMenu: unlessHeld,
  }
}
