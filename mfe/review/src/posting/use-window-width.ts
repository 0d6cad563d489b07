import { useEffect, useState } from 'react'

/** Pixels: up to this width the answers stand at the bottom, under the thumb. */
export const NARROW = 900

/** Inner width of the window in pixels. */
export function useWindowWidth(): number {
  const [width, setWidth] = useState(window.innerWidth)
  useEffect(() => {
    const changed = () => setWidth(window.innerWidth)
    window.addEventListener('resize', changed)
    return () => window.removeEventListener('resize', changed)
  }, [])
  return width
}
