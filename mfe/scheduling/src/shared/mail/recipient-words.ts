import { looksLikeAddress, type recipientsOfCsv } from '@callboard/projects/contract'

/** More are counted. */
const MOST_NAMED = 6

/** By address in lower case. */
export type RecipientNames = Readonly<Record<string, string>>

const list = new Intl.ListFormat('en')

export const addressWords = (count: number) => (count === 1 ? '1 address' : `${count} addresses`)

export const wrongOf = (entries: readonly string[]) => entries.filter((entry) => !looksLikeAddress(entry))

/** How many addresses there are, and of how many a name is known. */
export function countWords(entries: readonly string[], names: RecipientNames = {}): string {
  const addresses = entries.filter(looksLikeAddress)
  const named = addresses.filter((address) => names[address.toLowerCase()]).length
  return `${addressWords(addresses.length)}${named > 0 ? `, ${named} with a name` : ''}`
}

/** Of the names those that belong to one of the addresses: a file may name more people than there are recipients. */
export const namesAmong = (entries: readonly string[], names: RecipientNames): RecipientNames =>
  Object.fromEntries(
    entries.flatMap((entry) => {
      const name = names[entry.toLowerCase()]
      return name === undefined ? [] : [[entry.toLowerCase(), name]]
    }),
  )

/** Names what is no address. */
export function wrongWords(wrong: readonly string[]): string {
  const more = wrong.length - MOST_NAMED
  const named = more > 1 ? [...wrong.slice(0, MOST_NAMED), `${more} more`] : wrong
  return `${list.format(named)} ${wrong.length === 1 ? 'is not an e-mail address.' : 'are not e-mail addresses.'}`
}

/** What came of a CSV file, and what of it did not. */
export function csvWords(
  name: string,
  added: number,
  { addresses, wrong, without }: ReturnType<typeof recipientsOfCsv>,
): string {
  return [
    addresses.length === 0
      ? `There is no e-mail address in ${name}.`
      : `${addressWords(added)} added from ${name}.`,
    wrong.length > 0 ? `Left out: ${wrongWords(wrong)}` : '',
    addresses.length > 0 && without > 0
      ? `${without === 1 ? '1 line has' : `${without} lines have`} no address.`
      : '',
  ]
    .filter(Boolean)
    .join(' ')
}
