import type { TakeMoment } from '@callboard/kit/comments'
import type { ShownGroup } from '../review/review-groups.ts'

/** Where the take stood that was open. */
export interface OpenMoment extends TakeMoment {
  readonly isPlaying: boolean
}

/**
 * Of several groups one take each, a liked one before others; of one group its first takes.
 * @param most of one group
 * @param open the take that was open, which is among them
 */
export function firstCompared(groups: readonly ShownGroup[], most: number, open?: string): string[] {
  const playing = ({ takes }: ShownGroup) => takes.filter(({ url }) => url !== null)
  const [only] = groups
  if (only && groups.length === 1) {
    const ids = playing(only).map(({ _id }) => _id)
    const first = ids.slice(0, most)
    return open === undefined || first.includes(open) || !ids.includes(open)
      ? first
      : [...first.slice(0, -1), open]
  }
  return groups.flatMap((group) => {
    const takes = playing(group)
    const best = takes.find(({ liked }) => liked) ?? takes[0]
    return best ? [best._id] : []
  })
}
