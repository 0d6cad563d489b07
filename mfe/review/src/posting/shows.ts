import type { PostingPageView } from '@callboard/posting/contract'

/** What cards tell beside their names, as the viewer has chosen. */
export const SHOWS = {
  headshots: 'Show headshots',
  session: 'Session comments inline',
  director: 'CD comments inline',
  comments: 'Comments inline',
} as const
export type Show = keyof typeof SHOWS

const ALL = Object.keys(SHOWS) as Show[]

/** What there is to show on a page, for this viewer. */
export const offersOf = (
  view: Pick<PostingPageView, 'showSessionComments' | 'showVideoReviewComments'> & {
    readonly can: Pick<PostingPageView['can'], 'read'>
  },
): readonly Show[] =>
  ALL.filter(
    (show) =>
      show === 'headshots' ||
      (show === 'comments' && view.can.read) ||
      (show === 'session' && view.showSessionComments) ||
      (show === 'director' && view.showVideoReviewComments),
  )

/** As the address of the page keeps it: names with commas. */
export const showsOf = (kept: string): readonly Show[] => ALL.filter((show) => kept.split(',').includes(show))

export const keptShows = (shows: readonly Show[]): string =>
  ALL.filter((show) => shows.includes(show)).join(',')
