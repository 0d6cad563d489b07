/** What was typed on while a comment was on its way. */
export const wordsAfter = (sent: string, words: string): string =>
  words.startsWith(sent) ? words.slice(sent.length).trimStart() : words
