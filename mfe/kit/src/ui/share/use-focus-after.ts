import { type RefObject, useEffect, useRef } from 'react'

/** Gives the focus back to a button whose overlay has closed, unless it went to something else. */
export function useFocusAfter(button: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [button, isOpen])
}
