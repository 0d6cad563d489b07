import { positionWords } from '../../ui/takes/player/play-words.ts'

/** `Take 2 · 0:12`, or the position alone in the take that is open. */
export const momentWords = (second: number, take: string | undefined): string =>
  [take, positionWords(second)].filter(Boolean).join(' · ')
