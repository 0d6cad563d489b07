const DIGITS = 6

/** @param mark a text that nobody else can make @returns six digits that follow from it */
export function answerCode(mark: string): string {
  let value = 0
  for (const letter of mark) value = (value * 257 + letter.charCodeAt(0)) % 999_999_937
  return String(value % 10 ** DIGITS).padStart(DIGITS, '0')
}
