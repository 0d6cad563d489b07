import { type Token, token } from './needs.ts'

export type CsvCell = string | number | null

/** A record of a file, with the line that it begins on; the first line of a file is 1. */
export interface CsvLine {
  readonly line: number
  readonly cells: readonly string[]
}

/** Files of comma-separated values (RFC 4180). */
export interface CsvFiles {
  /**
   * @returns the rows with CRLF and a byte order mark, which spreadsheets need to read names. Cells that a spreadsheet
   * would take for a formula begin with an apostrophe.
   */
  write(rows: readonly (readonly CsvCell[])[]): string
  /**
   * Reads UTF-8 with or without a byte order mark, any line ends and quoted cells. Rows without any value are left
   * out; the apostrophe of `write` is taken away.
   * @param most rows that are read; later ones are not looked at
   * @throws DomainError invalid `file`
   */
  read(bytes: Uint8Array, most: number): readonly CsvLine[]
}

export const CSV_FILES: Token<CsvFiles> = token('core.csv-files')
