import type { PlayerHandle } from '@callboard/kit/player'
import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * A menu that holds the take while it is open, as one of its frames may become a picture. A take that played goes on once
 * the menu is closed, but for the one whose frame was chosen.
 */
export function useHoldingMenu(player: RefObject<PlayerHandle | null>) {
  const [isOpen, setOpen] = useState(false)
  const isHeld = useRef(false)
  // After all that the same press does: it may choose a frame.
  useEffect(() => {
    if (isOpen || !isHeld.current) return
    isHeld.current = false
    player.current?.play()
  }, [isOpen, player])
  return {
    isOpen,
    change: (opens: boolean) => {
      if (opens && !isOpen) isHeld.current = player.current?.pause() ?? false
      setOpen(opens)
    },
    /** The take would play but for the menu. */
    isHeld: () => isHeld.current,
    /** The frame at which the take stands was chosen. */
    stay: () => {
      isHeld.current = false
    },
  }
}
