/** Words that were written on behind those that were sent. */
const wordsAfter = (sent: string, words: string): string =>
  words.startsWith(sent) ? words.slice(sent.length).trimStart() : words

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The values of a form after a save: what is stored now, and what was typed while the save was on its way. A field that
 * is empty after it, as that of a comment, holds what was written behind the words that were sent.
 */
export function typedSince<T extends object>(sent: T, typed: T, stored: T): T {
  const values = Object.entries(stored).map(([name, now]) => {
    const [before, after] = [sent, typed].map((values) => (values as Record<string, unknown>)[name])
    if (isSame(before, after)) return [name, now]
    const isNew = now === '' && typeof before === 'string' && typeof after === 'string'
    return [name, isNew ? wordsAfter(before, after) : after]
  })
  return Object.fromEntries(values) as T
}
