/**
 * Behind the number of those who are answered.
 * @param by how many people have answered; absent: the reader
 */
export const answeredWords = (asked: number, by?: number) =>
  by ? `of ${asked} answered${byWords(by)}` : `of ${asked} talent answered`

export const byWords = (by: number) => ` by ${by} ${by === 1 ? 'person' : 'people'}`
