/** What a reader takes for the first letter of a word: an emoji, too, is one. */
export const firstLetter = (word = ''): string => [...word][0] ?? ''
