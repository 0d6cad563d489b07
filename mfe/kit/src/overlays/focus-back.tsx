import { useEffect } from 'react'

/** When it is gone, the focus is where it was when it came. */
export function FocusBack() {
  useEffect(() => {
    const before = document.activeElement
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return null
}
