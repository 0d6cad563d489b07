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
    const watch = new MutationObserver(() => {
      if (document.fullscreenElement && document.querySelector('[aria-modal="true"]'))
        void document.exitFullscreen().catch(() => {})
    })
    watch.observe(document.body, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [isFull])
  const toggle = useCallback(() => {
    if (document.fullscreenElement) void document.exitFullscreen()
    else if (box.current?.requestFullscreen) void box.current.requestFullscreen().catch(() => {})
    else (film.current as FilmOnly | null)?.webkitEnterFullscreen?.()
  }, [box, film])
  return { isFull, toggle }
}
