/** The keys of every page: the part of the map (`key-map.ts`) that is there from the start. */
export const EVERYWHERE = {
  palette: ['mod+k'],
  // To the search of the screen (`FilterSearch`).
  find: ['/'],
  keys: ['?'],
  undo: ['u', 'mod+z'],
  back: ['escape'],
  projects: ['g p'],
  calendar: ['g c'],
  review: ['g r'],
  room: ['g l'],
} as const
