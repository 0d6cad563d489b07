import { useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Where a keyboard and a screen reader begin when what had the focus is gone with what the dialog did; null where the
 * screen has taken the focus elsewhere meanwhile.
 */
function pageTitle(): HTMLElement | null {
  const { activeElement: now } = document
  if (now && now !== document.body && !now.closest('[role="dialog"]')) return null
  const title = document.querySelector('h1')
  title?.setAttribute('tabindex', '-1')
  return title
}

/** When it is gone, the focus is where it was when it came. */
export function FocusBack() {
  const before = useRef<Element | null>(null)
  // A dialog that loads late has taken the focus by the time other effects run.
  useLayoutEffect(() => {
    before.current = document.activeElement
  }, [])
  useEffect(
    () => () => {
      if (!(before.current instanceof HTMLElement)) return
      const back = before.current.isConnected ? before.current : pageTitle()
      back?.focus({ preventScroll: true })
    },
    [],
  )
  return null
}
