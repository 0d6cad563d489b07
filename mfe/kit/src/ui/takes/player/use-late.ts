import { useEffect, useState } from 'react'

/** Whether something has lasted for so many milliseconds. */
export function useLate(lasts: boolean, milliseconds: number): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!lasts) return
    const timer = setTimeout(() => setLate(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [lasts, milliseconds])
  return late
}
