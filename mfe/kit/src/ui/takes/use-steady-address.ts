import { useCallback, useEffect, useState } from 'react'
import { useRenew } from './renew-addresses.tsx'
import {
  hasFailed,
  keepSteady,
  markFailed,
  markWorking,
  steadyAddress,
  worthRenewing,
} from './steady-address.ts'

/** Wait before a second attempt in a row: a missing file may just be written. Milliseconds. */
const BETWEEN_TRIES = 5_000

export interface Steady {
  readonly src: string | null
  /** `renewing` or `broken` (given up) while the address does not work. */
  readonly trouble: 'none' | 'renewing' | 'broken'
  readonly failed: () => void
  readonly working: () => void
  /** Starts over after it was given up. */
  readonly again: () => void
}

/**
 * Keeps an address until it fails, then has the page's data loaded afresh and goes on with the new one.
 * @param key of the shown thing; another key is another thing
 */
export function useSteadyAddress(key: string, url: string | null): Steady {
  const renew = useRenew()
  const [kept, setKept] = useState(() => steadyAddress(key, url))
  const [givenUp, setGivenUp] = useState<string | null>(null)
  const now = keepSteady(kept, key, url)
  if (now !== kept) setKept(now)
  const failing = hasFailed(now)
  const retries = worthRenewing(now)
  const { tries, src } = now

  useEffect(() => {
    if (!failing || !retries) return
    let left = false
    const ask = () =>
      renew().then(
        () => !left && setGivenUp(src),
        () => !left && setGivenUp(src),
      )
    const timer = setTimeout(() => void ask(), tries > 1 ? BETWEEN_TRIES : 0)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [failing, retries, tries, src, renew])

  const again = useCallback(() => {
    setGivenUp(null)
    setKept(steadyAddress(key, url))
  }, [key, url])
  return {
    src,
    trouble: !failing ? 'none' : !retries || givenUp === src ? 'broken' : 'renewing',
    failed: useCallback(() => setKept(markFailed), []),
    working: useCallback(() => setKept(markWorking), []),
    again,
  }
}
