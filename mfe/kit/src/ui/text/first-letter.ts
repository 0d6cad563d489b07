/** What a reader takes for the first letter of a word, without brackets and quotes before it: an emoji, too, is one. */
export const firstLetter = (word = ''): string =>
  /[\p{L}\p{N}\p{Extended_Pictographic}]\p{M}*/u.exec(word)?.[0] ?? ''
