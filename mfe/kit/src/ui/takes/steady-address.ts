/**
 * The address a picture or a take is shown from. Every answer of the server signs addresses anew; swapping a good
 * address for an equal one would load the picture again or cut a take that plays.
 */
export interface SteadyAddress {
  /** Id of the shown video or group. */
  readonly key: string
  readonly src: string | null
  /** The address that did not work. */
  readonly failed: string | null
  /** Failures since it last worked. */
  readonly tries: number
}

/** After so many failures in a row the fault is not the address's age. */
const TRIES = 3

export const steadyAddress = (key: string, url: string | null): SteadyAddress => ({
  key,
  src: url,
  failed: null,
  tries: 0,
})

/** @returns the same object while nothing has to change */
export function keepSteady(now: SteadyAddress, key: string, url: string | null): SteadyAddress {
  if (now.key !== key) return steadyAddress(key, url)
  if (url === null || url === now.src) return now
  if (now.src === null || hasFailed(now)) return { ...now, src: url, failed: null }
  return now
}

export const hasFailed = (now: SteadyAddress): boolean => now.src !== null && now.failed === now.src

export const markFailed = (now: SteadyAddress): SteadyAddress =>
  hasFailed(now) ? now : { ...now, failed: now.src, tries: now.tries + 1 }

/** Resets the count of failures once the address works. */
export const markWorking = (now: SteadyAddress): SteadyAddress =>
  now.tries === 0 ? now : { ...now, failed: null, tries: 0 }

export const worthRenewing = (now: SteadyAddress): boolean => now.tries < TRIES
