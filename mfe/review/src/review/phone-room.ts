/**
 * The room that a phone has for the people of a group beside what was written about them: none, for high rows, or for who
 * gave the answers as well.
 */
export type PhoneRoom = 'none' | 'rows' | 'answers'

/** People and comments for which high rows have the room. */
const FEW = 4

export function phoneRoom(people: number, comments: number): PhoneRoom {
  if (people === 1) return comments > 1 ? 'rows' : 'answers'
  return people + comments > FEW ? 'none' : 'rows'
}
