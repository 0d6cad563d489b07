/** Words up to their first number, the number with what is written onto it, and the words behind it. */
export function aroundNumber(words: string): readonly [before: string, number: string, after: string] {
  const number = /\d\S*/.exec(words)
  if (!number) return [words, '', '']
  const end = number.index + number[0].length
  return [words.slice(0, number.index), number[0], words.slice(end)]
}
