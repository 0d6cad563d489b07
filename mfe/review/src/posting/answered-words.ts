/** Behind the number of those whom the reader has answered. */
export const answeredWords = (asked: number) => `of ${asked} talent answered`
