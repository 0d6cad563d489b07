/** What a reader takes for the first letter of a word, without brackets and quotes before it: an emoji, too, is one. */
export const firstLetter = (word = ''): string =>
  /[\p{L}\p{N}]\p{M}*|\p{Extended_Pictographic}/u.exec(word)?.[0] ?? ''
