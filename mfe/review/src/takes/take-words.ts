import type { VideoState } from '@callboard/review/contract'

export const countWords = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

/** How long the takes of a group play, one after the other: on the card of the group. */
export const playedSeconds = (takes: readonly { readonly duration: number }[]): number =>
  takes.reduce((sum, { duration }) => sum + duration, 0)

/** How far the making of a take is, once that lasts. */
export const makingWords = (state: VideoState, percent: number | undefined): string =>
  state === 'processing' && percent !== undefined ? `${percent} %` : ''

/** Words for the state of a take that does not play yet; null for a playable take. */
export const STATE_WORDS: Readonly<
  Record<VideoState, { readonly word: string; readonly text: string } | null>
> = {
  ready: null,
  processing: { word: 'Processing', text: 'It is being made playable and appears here by itself.' },
  waiting: {
    word: 'Waiting for conversion',
    text: 'This install has no converter for its format. It plays once one is added; the original is kept.',
  },
  failed: { word: 'Cannot be played', text: 'The file is damaged or empty. The original is kept.' },
}
