/** Of one sending. */
export const MOST_RECIPIENTS = 500

const ADDRESS = /^[^\s@,;<>"()[\]\\]+@[^\s@,;<>"()[\]\\.]+(\.[^\s@,;<>"()[\]\\.]+)+$/
const LONGEST_ADDRESS = 254
/** More letters are no name of a person. */
export const LONGEST_NAME = 100

export const looksLikeAddress = (entry: string): boolean =>
  entry.length <= LONGEST_ADDRESS && ADDRESS.test(entry)

/** Names that stand before an address in angle brackets; in quotation marks they may have commas. */
const NAMED = /(?:"([^"\n<]*)"\s*|([^",;\n<]*))<([^<>\s]+@[^<>\s]+)>/g

/** What was typed or pasted, cut at spaces, commas, semicolons and line breaks; `Ana <ana@x.com>` is ana@x.com. */
export function recipientEntries(typed: string): string[] {
  return typed
    .replaceAll(NAMED, ' $3 ')
    .split(/[\s,;]+/)
    .filter((entry) => entry !== '')
}

/** `Ruiz, Ana` is Ana Ruiz, on one line; what is too long for a name is none. */
export function nameInOrder(written: string): string {
  const name = written.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  const [last = '', first, ...more] = name.split(', ')
  if (name.length > LONGEST_NAME) return ''
  return first && more.length === 0 ? `${first} ${last}` : name
}

/** @returns names as a mail program writes them beside addresses (`Ana Ruiz <ana@x.com>`, `"Ruiz, Ana" <ana@x.com>`), by address in lower case */
export function namesOfEntries(typed: string): Readonly<Record<string, string>> {
  const named = [...typed.matchAll(NAMED)].map(
    ([, quoted, plain = '', address = '']) => [address.toLowerCase(), nameInOrder(quoted ?? plain)] as const,
  )
  return Object.fromEntries(named.filter(([, name]) => name !== ''))
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
