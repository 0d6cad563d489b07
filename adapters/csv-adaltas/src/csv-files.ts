import { type CsvCell, type CsvFiles, type CsvLine, invalid } from '@callboard/core'
import { CsvError, type Info, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'

/**
 * Beginnings that spreadsheets take for a formula, also in full width and behind apostrophes: `'=` is escaped once
 * more, so that reading gives it back.
 */
const FORMULA = /^'*[=+\-@\t\r\n\0＝＋－＠]/
const ESCAPED = /^'+[=+\-@\t\r\n\0＝＋－＠]/
const LINE_ENDS = /\r\n|\r|\n/g

const escaped = (cell: CsvCell): CsvCell =>
  typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : cell

const unescaped = (cell: string): string => (ESCAPED.test(cell) ? cell.slice(1) : cell)

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw invalid('file', 'This file is not in UTF-8. Save it as "CSV UTF-8" and choose it again.')
  }
}

const linesIn = (cells: readonly string[]): number =>
  cells.reduce((count, cell) => count + (cell.match(LINE_ENDS)?.length ?? 0), 0)

interface Parsed {
  readonly record: string[]
  readonly info: Info
}

/** Of a line: a file of delimiters, or with one endless cell, would hold the process for seconds. */
const MOST_CELLS = 100
const MOST_LETTERS = 10_000

function bounded(cell: string, { index, lines }: Pick<Info, 'lines'> & { readonly index: number }): string {
  if (index >= MOST_CELLS) throw invalid('file', `Line ${lines} has more than ${MOST_CELLS} values.`)
  return cell
}

function faultAt(line: number, code: string): string {
  const quotes = `The quotation marks around line ${line} do not fit together`
  return code === 'CSV_MAX_RECORD_SIZE' ? `${quotes}, or it is too long.` : `${quotes}.`
}

function parsed(text: string, most: number): Parsed[] {
  try {
    return parse(text, {
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      to: most,
      max_record_size: MOST_LETTERS,
      cast: bounded,
    }) as unknown as Parsed[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const { lines } = error as CsvError & { readonly lines?: number }
    throw invalid('file', faultAt(lines ?? 1, error.code))
  }
}

export const csvFiles: CsvFiles = {
  write: (rows) =>
    stringify(
      rows.map((row) => row.map(escaped)),
      { bom: true, record_delimiter: 'windows', quoted_match: /[\r\n\t\0]/ },
    ),
  read: (bytes, most): readonly CsvLine[] =>
    parsed(textOf(bytes), most)
      .map(({ record, info }) => ({
        line: info.lines - linesIn(record),
        cells: record.map((cell) => unescaped(cell.trim())),
      }))
      .filter(({ cells }) => cells.some((cell) => cell !== '')),
}
