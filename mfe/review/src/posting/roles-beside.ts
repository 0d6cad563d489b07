/** Letters on the line of facts of a card, which is 320 px wide. */
const MOST_LETTERS = 44

/** The roles of a group in the room that its numbers leave on their line. @returns `short` where all of them have none */
export function rolesBeside(roles: readonly string[], counts: string): { all: string; short?: string } {
  const all = roles.join(', ')
  const fits = roles.length < 2 || `${all} · ${counts}`.length <= MOST_LETTERS
  return fits ? { all } : { all, short: `${roles.length} roles` }
}
