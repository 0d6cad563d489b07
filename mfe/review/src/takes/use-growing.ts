import { useEffect, useRef, useState } from 'react'

/** Cards drawn at once and added each time the end comes near: a page of 500 opens like one of 50. */
const STEP = 36

/**
 * Draws a long list piece by piece.
 * @param needed show at least so many (the open item must be there)
 * @returns how many to draw, and where to put the mark that asks for more
 */
export function useGrowing(length: number, needed = 0) {
  const [wanted, setWanted] = useState(STEP)
  const mark = useRef<HTMLLIElement>(null)
  const shown = Math.min(length, Math.max(wanted, needed))
  useEffect(() => {
    const end = mark.current
    if (!end || shown >= length) return
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setWanted(shown + STEP)
      },
      { rootMargin: '1200px' },
    )
    watch.observe(end)
    return () => watch.disconnect()
  }, [shown, length])
  return { shown, mark, more: shown < length }
}
