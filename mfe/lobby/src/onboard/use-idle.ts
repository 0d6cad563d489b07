import { useEffect, useRef, useState } from 'react'

const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const
const SECOND = 1_000

/**
 * Runs after each such time without input on the page.
 * @param milliseconds whole seconds; `undefined`: never
 * @returns seconds until then, null while it is off
 */
export function useIdle(milliseconds: number | undefined, onIdle: () => void): number | null {
  const latest = useRef(onIdle)
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    latest.current = onIdle
  })
  useEffect(() => {
    if (milliseconds === undefined) return setLeft(null)
    const whole = milliseconds / SECOND
    let rest = whole
    setLeft(whole)
    const tick = () => {
      rest -= 1
      if (rest <= 0) {
        rest = whole
        latest.current()
      }
      setLeft(rest)
    }
    const timer = setInterval(tick, SECOND)
    const touched = () => {
      rest = whole
      setLeft(whole)
    }
    for (const sign of SIGNS) addEventListener(sign, touched, { capture: true, passive: true })
    // Not while it is captured: drawing anew before the field's own listener would put its former value back.
    addEventListener('input', touched)
    return () => {
      clearInterval(timer)
      for (const sign of SIGNS) removeEventListener(sign, touched, { capture: true })
      removeEventListener('input', touched)
    }
  }, [milliseconds])
  return left
}
