/** Seconds apart from which a take jumps to where the others are. */
const FAR = 0.3
/** Seconds apart that nobody sees. */
const NEAR = 0.03
/** By how much a take that is a little off runs faster or slower, until it is in step again. */
const NUDGE = 0.06

/** What brings a take back into step. */
export type Correction = { readonly seek: true } | { readonly seek: false; readonly rate: number }

/**
 * @param ahead seconds by which the take is before the one that leads; negative when it is behind
 * @param speed at which all of them play
 */
export function correctionOf(ahead: number, speed: number): Correction {
  const apart = Math.abs(ahead)
  if (apart > FAR * Math.max(1, speed)) return { seek: true }
  if (apart <= NEAR) return { seek: false, rate: speed }
  return { seek: false, rate: speed * (ahead > 0 ? 1 - NUDGE : 1 + NUDGE) }
}
