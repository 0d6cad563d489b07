import { type KeyboardEvent, useEffect, useRef } from 'react'

/**
 * Space is a key of the player here. On a button reached by Tab it must still press that button;
 * after a click the focus is only left over.
 * @returns a handler for the element around the buttons
 */
export function useSpacePresses() {
  const byKeyboard = useRef(false)
  useEffect(() => {
    const pointer = () => {
      byKeyboard.current = false
    }
    const tab = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Tab') byKeyboard.current = true
    }
    document.addEventListener('pointerdown', pointer, true)
    document.addEventListener('keydown', tab, true)
    return () => {
      document.removeEventListener('pointerdown', pointer, true)
      document.removeEventListener('keydown', tab, true)
    }
  }, [])
  return (event: KeyboardEvent) => {
    const button = event.target instanceof Element && event.target.closest('button, a')
    if (event.key === ' ' && byKeyboard.current && button) event.stopPropagation()
  }
}
