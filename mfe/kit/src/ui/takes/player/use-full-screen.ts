import { type RefObject, useCallback, useEffect, useState } from 'react'

/** Phones that show nothing but a film over the whole screen. */
interface FilmOnly {
  readonly webkitEnterFullscreen?: () => void
}

/** The player over the whole screen, with its bar. */
export function useFullScreen(box: RefObject<HTMLElement | null>, film: RefObject<HTMLVideoElement | null>) {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const changed = () => setFull(box.current !== null && document.fullscreenElement === box.current)
    document.addEventListener('fullscreenchange', changed)
    return () => document.removeEventListener('fullscreenchange', changed)
  }, [box])
  useEffect(() => {
    if (!isFull) return
    // A dialog would lie unseen below the player.
    const beside = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('[role="dialog"]')) void document.exitFullscreen()
    }
    document.addEventListener('focusin', beside)
    return () => document.removeEventListener('focusin', beside)
  }, [isFull])
  const toggle = useCallback(() => {
    if (document.fullscreenElement) void document.exitFullscreen()
    else if (box.current?.requestFullscreen) void box.current.requestFullscreen().catch(() => {})
    else (film.current as FilmOnly | null)?.webkitEnterFullscreen?.()
  }, [box, film])
  return { isFull, toggle }
}
