import { useCallback, useEffect, useRef, useState } from 'react'

/** From the last movement until the bar fades. Milliseconds. */
const RESTS_AFTER = 2_000

/** Whether somebody has just moved over the player. */
export function useAwake(): {
  readonly awake: boolean
  readonly stir: () => void
  readonly rest: () => void
} {
  const [awake, setAwake] = useState(true)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const rest = useCallback(() => {
    clearTimeout(timer.current)
    setAwake(false)
  }, [])
  const stir = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAwake(false), RESTS_AFTER)
    setAwake(true)
  }, [])
  useEffect(() => {
    stir()
    return () => clearTimeout(timer.current)
  }, [stir])
  return { awake, stir, rest }
}
