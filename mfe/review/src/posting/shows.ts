/** What cards tell beside their names, as the viewer has chosen. */
export const SHOWS = { headshots: 'Show headshots', comments: 'Comments inline' } as const
export type Show = keyof typeof SHOWS

const ALL = Object.keys(SHOWS) as Show[]

/** As the address of the page keeps it: names with commas. */
export const showsOf = (kept: string): readonly Show[] => ALL.filter((show) => kept.split(',').includes(show))

export const keptShows = (shows: readonly Show[]): string =>
  ALL.filter((show) => shows.includes(show)).join(',')
