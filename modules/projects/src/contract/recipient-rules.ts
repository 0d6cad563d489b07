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

/** Of a CSV file only what looks like an e-mail address, whatever column it is in. */
export const recipientsOfCsv = (file: string): string[] =>
  file
    .split(/[\s,;"'<>]+/)
    .map((entry) => entry.replace(/^mailto:/i, ''))
    .filter(looksLikeAddress)

/** Each address once, whatever its case, in the order of the entries. */
export function withoutRepeats(entries: readonly string[]): string[] {
  const seen = new Set<string>()
  return entries.filter((entry) => {
    const key = entry.toLowerCase()
    return !seen.has(key) && seen.add(key)
  })
}
