import { positionWords } from '../../ui/takes/player/play-words.ts'

/**
 * `Take 2 · 0:12`, or the position alone in the take that is open.
 * @param second null: the whole take
 */
export const momentWords = (second: number | null, take: string | undefined): string =>
  [take, second === null ? undefined : positionWords(second)].filter(Boolean).join(' · ')
