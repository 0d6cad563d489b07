/** Of one sending. */
export const MOST_RECIPIENTS = 500

const ADDRESS = /^[^\s@,;<>"()[\]\\]+@[^\s@,;<>"()[\]\\.]+(\.[^\s@,;<>"()[\]\\.]+)+$/
const LONGEST_ADDRESS = 254

export const looksLikeAddress = (entry: string): boolean =>
  entry.length <= LONGEST_ADDRESS && ADDRESS.test(entry)

/** What was typed or pasted, cut at spaces, commas, semicolons and line breaks; `Ana <ana@x.com>` is ana@x.com. */
export function recipientEntries(typed: string): string[] {
  const named = typed.replaceAll(/[^,;\n<]*<([^<>\s]+@[^<>\s]+)>/g, ' $1 ')
  return named.split(/[\s,;]+/).filter((entry) => entry !== '')
}

/** Whether what was cut out of a text was meant as an address. */
const hasSign = (entry: string) => entry.includes('@')

const entriesOfLine = (line: string) =>
  line.split(/[\s,;"'<>]+/).map((entry) => entry.replace(/^mailto:/i, ''))

/**
 * Of a CSV file only what looks like an e-mail address, whatever column it is in.
 * @returns beside the addresses what was meant as one and is none, and how many lines name nobody; the first one may be
 * the names of the columns
 */
export function recipientsOfCsv(file: string): {
  readonly addresses: readonly string[]
  readonly wrong: readonly string[]
  readonly without: number
} {
  const lines = file
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
    .map(entriesOfLine)
  const meant = lines.flat().filter(hasSign)
  return {
    addresses: meant.filter(looksLikeAddress),
    wrong: meant.filter((entry) => !looksLikeAddress(entry)),
    without: lines.slice(1).filter((entries) => !entries.some(hasSign)).length,
  }
}

/** Each address once, whatever its case, in the order of the entries. */
export function withoutRepeats(entries: readonly string[]): string[] {
  const seen = new Set<string>()
  return entries.filter((entry) => {
    const key = entry.toLowerCase()
    return !seen.has(key) && seen.add(key)
  })
}
