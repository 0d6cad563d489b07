import { useEffect, useRef } from 'react'

const SIGNS = ['pointerdown', 'keydown', 'scroll', 'input'] as const

/** Runs after each such time without input on the page. @param milliseconds `undefined`: never */
export function useIdle(milliseconds: number | undefined, onIdle: () => void): void {
  const latest = useRef(onIdle)
  useEffect(() => {
    latest.current = onIdle
  })
  useEffect(() => {
    if (milliseconds === undefined) return
    let timer = setTimeout(() => latest.current(), milliseconds)
    const touched = () => {
      clearTimeout(timer)
      timer = setTimeout(() => latest.current(), milliseconds)
    }
    for (const sign of SIGNS) addEventListener(sign, touched, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of SIGNS) removeEventListener(sign, touched, { capture: true })
    }
  }, [milliseconds])
}
