import { looksLikeAddress, nameInOrder } from '@callboard/projects/contract'
import { parse } from 'csv-parse/browser/esm/sync'

/** What spreadsheets and mail programs call the columns of a name. */
const WHOLE = /^((full|display|contact|recipient) ?)?name$/i
const FIRST = /^(first|given)[ _-]?name$/i
const LAST = /^((last|family)[ _-]?name|surname)$/i

/** @returns what the people of a CSV file are called, where its first line names the columns; by address in lower case */
export function namesOfCsv(file: string): Readonly<Record<string, string>> {
  const [head = [], ...lines] = rowsOf(file)
  const columns = [WHOLE, FIRST, LAST].map((column) => head.findIndex((cell) => column.test(cell)))
  const named = lines.flatMap((cells) => {
    const [whole = '', first = '', last = ''] = columns.map((at) => cells[at] ?? '')
    const name = nameInOrder(whole || `${first} ${last}`)
    const address = cells.find(looksLikeAddress)
    return address !== undefined && name !== '' ? [[address.toLowerCase(), name] as const] : []
  })
  return Object.fromEntries(named)
}

/** None of a file whose quotation marks do not fit together: its addresses are read without its columns. */
function rowsOf(file: string): string[][] {
  try {
    return parse(file, {
      bom: true,
      trim: true,
      delimiter: [',', ';', '\t'],
      relax_column_count: true,
      skip_empty_lines: true,
    })
  } catch {
    return []
  }
}
