/** Letters that have room below a picture of a strip. */
const ROOM = 16

/** First names as short as a picture of a strip is narrow: `Nina, Omar`, or `Nina +2`. */
export function briefNames([first = '', ...others]: readonly string[]): string {
  const all = [first, ...others].join(', ')
  return all.length > ROOM && others.length > 0 ? `${first} +${others.length}` : all
}
