/** First names on a card, unless there is one more alone. */
const MOST_NAMES = 2

/** Without a comma before 'and'. */
const list = new Intl.ListFormat('en-GB')

/** Who has answered, in the room of a card: `Clara, Diego and 3 more`. @param names whole ones */
export function giverWords(names: readonly string[]): string {
  const first = names.map((name) => name.split(' ')[0] ?? name)
  const isAll = first.length <= MOST_NAMES + 1
  return list.format(isAll ? first : [...first.slice(0, MOST_NAMES), `${first.length - MOST_NAMES} more`])
}
