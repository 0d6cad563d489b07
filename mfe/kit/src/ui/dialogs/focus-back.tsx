import { useEffect, useLayoutEffect, useRef } from 'react'

/** When it is gone, the focus is where it was when it came. */
export function FocusBack() {
  const before = useRef<Element | null>(null)
  // A dialog that loads late has taken the focus by the time other effects run.
  useLayoutEffect(() => {
    before.current = document.activeElement
  }, [])
  useEffect(
    () => () => {
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
    },
    [],
  )
  return null
}
