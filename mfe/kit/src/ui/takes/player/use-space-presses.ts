import { useEffect } from 'react'

/**
 * Space is a key of the player. On a button reached by Tab it must still press that button; after a click the focus
 * is only left over.
 */
export function useSpacePresses(): void {
  useEffect(() => {
    let byKeyboard = false
    const pointer = () => {
      byKeyboard = false
    }
    const tab = (event: KeyboardEvent) => {
      if (event.key === 'Tab') byKeyboard = true
    }
    // Above every screen and below the page, which listens for the keys.
    const keep = (event: KeyboardEvent) => {
      const button = event.target instanceof Element && event.target.closest('button, a')
      if (event.key === ' ' && byKeyboard && button) event.stopPropagation()
    }
    document.addEventListener('pointerdown', pointer, true)
    document.addEventListener('keydown', tab, true)
    document.body.addEventListener('keydown', keep)
    return () => {
      document.removeEventListener('pointerdown', pointer, true)
      document.removeEventListener('keydown', tab, true)
      document.body.removeEventListener('keydown', keep)
    }
  }, [])
}
