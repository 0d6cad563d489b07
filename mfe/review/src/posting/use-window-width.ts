import { useEffect, useState } from 'react'

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
