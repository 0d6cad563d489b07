/** A stretch of a take that was played: from and to, in seconds. */
export type Stretch = readonly [number, number]

/** What a viewer is known by: an address of their own, an account, or only this browser. */
export const VIEWER_KINDS = ['recipient', 'account', 'visitor'] as const
export type ViewerKind = (typeof VIEWER_KINDS)[number]

/** Somebody outside of the office played a take of a posting page that a link opened to them. */
export interface TakeView {
  readonly id: string
  /** What the browser calls it. */
  readonly key: string
  readonly linkId: string
  readonly pageId: string
  readonly groupId: string
  readonly videoId: string
  readonly viewerKind: ViewerKind
  /** The recipient, the account, or what the browser calls itself. */
  readonly viewerId: string
  readonly startedAt: Date
  readonly lastAt: Date
  /** Apart from each other, in order. */
  readonly watched: readonly Stretch[]
  /** Of the take, from 0 to 1. */
  readonly share: number
  /** The viewer came by the id of the link, not by an address of a recipient. */
  readonly namesLink: boolean
}

/** Gaps that a player leaves between two reports of one stretch, in seconds. */
const GAP = 0.25
/** Of one view; a person who jumps about more is taken to have watched what lies between. */
const MOST_STRETCHES = 100

/** @returns the stretches apart from each other, in order; what lies outside of the take is cut off */
export function joined(stretches: readonly Stretch[], duration: number): Stretch[] {
  const within = stretches
    .map(([from, to]): Stretch => [Math.max(0, from), Math.min(duration, to)])
    .filter(([from, to]) => to > from)
    .sort(([a], [b]) => a - b)
  const apart: [number, number][] = []
  for (const [from, to] of within) {
    const last = apart.at(-1)
    if (last && (from <= last[1] + GAP || apart.length === MOST_STRETCHES)) last[1] = Math.max(last[1], to)
    else apart.push([from, to])
  }
  return apart
}

/** How much of a take the stretches are, from 0 to 1. @param stretches apart from each other */
export function shareOf(stretches: readonly Stretch[], duration: number): number {
  const seconds = stretches.reduce((sum, [from, to]) => sum + to - from, 0)
  return duration > 0 ? Math.min(1, seconds / duration) : 0
}
