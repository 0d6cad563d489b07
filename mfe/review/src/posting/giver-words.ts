/** First names on a card, unless there is one more alone. */
const MOST_NAMES = 2

/** Who has answered, in the room of a card: `Clara, Diego and 3 more`. @param names whole ones */
export function giverWords(names: readonly string[]): string {
  const first = names.map((name) => name.split(' ')[0] ?? name)
  const isAll = first.length <= MOST_NAMES + 1
  const said = isAll ? first : [...first.slice(0, MOST_NAMES), `${first.length - MOST_NAMES} more`]
  return said.length > 1 ? `${said.slice(0, -1).join(', ')} and ${said.at(-1)}` : (said[0] ?? '')
}
