import { confirm } from '@callboard/kit/ui'
import { withVerb } from './names.ts'

/** @param names of those who are recorded */
export const recordedWords = (names: readonly string[]): string =>
  `${withVerb(names, 'is', 'are')} being recorded`

/** Asks before a finish that would end a running take. @param names of those who are recorded; none: nothing is asked */
export const mayEndTake = async (names: readonly string[]): Promise<boolean> =>
  names.length === 0 ||
  (await confirm({
    title: 'Stop the recording?',
    text: `${recordedWords(names)}. A finish stops the take here; it is kept.`,
    action: 'Stop and finish',
  }))

/** Asks before a call-in sends somebody into the room of a running take. */
export const mayWalkIn = async (names: readonly string[], called: string): Promise<boolean> =>
  names.length === 0 ||
  (await confirm({
    title: 'Call in during the take?',
    text: `${recordedWords(names)}, and ${called} would come into the room.`,
    action: 'Call in now',
  }))
