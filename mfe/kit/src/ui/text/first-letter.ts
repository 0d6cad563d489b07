/** What a reader takes for the first letter of a word: an emoji, too, is one, a bracket or quote is none. */
export const firstLetter = (word = ''): string =>
  [...word].find((one) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(one)) ?? ''
