import { clockWords, positionWords } from '../../ui/takes/player/play-words.ts'

/**
 * `Take 2 · 0:12`, or the position alone in the take that is open.
 * @param fps of the take, where frames are told, `0:12.04`; 0: not known
 */
export const momentWords = (second: number, take: string | undefined, fps?: number): string =>
  [take, fps === undefined ? positionWords(second) : clockWords(second, fps)].filter(Boolean).join(' · ')
