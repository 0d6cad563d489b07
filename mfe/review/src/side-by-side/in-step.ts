/** Seconds apart from which a take jumps to where the one that leads is. */
const FAR = 0.3
/** Seconds ahead of the slowest take from which a take stands still until the slowest has come. */
const EARLY = 0.06
/** Seconds apart that nobody sees. */
const NEAR = 0.02
/** By how much a take that is a little ahead runs slower, until it is in step again. */
const NUDGE = 0.06

export interface Running {
  /** Seconds. */
  readonly at: number
  /** It stands still until the others have come. */
  readonly isHeld: boolean
}

/** What brings a take into step with the others. */
export type Correction = { readonly kind: 'seek' | 'hold' } | { readonly kind: 'play'; readonly rate: number }

/**
 * @param takes that play at the same time, the one that leads at first
 * @param speed at which all of them play
 * @returns for each of them what it has to do; `seek`: to where the one that leads is
 */
export function correctionsOf(takes: readonly Running[], speed: number): readonly Correction[] {
  const lead = takes[0]?.at ?? 0
  const scale = Math.max(1, speed)
  const isFar = ({ at }: Running) => Math.abs(at - lead) > FAR * scale
  const slowest = Math.min(...takes.filter((take) => !isFar(take)).map(({ at }) => at))
  return takes.map((take) => {
    if (isFar(take)) return { kind: 'seek' }
    const ahead = (take.at - slowest) / scale
    if (ahead > (take.isHeld ? NEAR : EARLY)) return { kind: 'hold' }
    return { kind: 'play', rate: ahead > NEAR ? speed * (1 - NUDGE) : speed }
  })
}

/** A take that has ended, or ends before the one that leads, stays on its last frame. @param at where that one is */
export const hasMore = (take: { readonly length: number; readonly isEnded: boolean }, at: number): boolean =>
  !take.isEnded && take.length > at
