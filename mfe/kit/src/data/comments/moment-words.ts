import { clockWords, positionWords } from '../../ui/takes/player/play-words.ts'

/**
 * `Take 2 · 0:12`, or the position alone in the take that is open.
 * @param second null: the whole take
 * @param fps frames a second of the take, by which the position is told to the frame
 */
export const momentWords = (second: number | null, take: string | undefined, fps?: number): string =>
  [take, second === null ? undefined : fps === undefined ? positionWords(second) : clockWords(second, fps)]
    .filter(Boolean)
    .join(' · ')
