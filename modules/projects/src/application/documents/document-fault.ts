import type { FileScan } from '@callboard/core'
import { DOCUMENT_LIMIT_BYTES, DOCUMENT_TOO_LARGE, type DocumentEnding } from '../../contract/index.ts'
import { type FileParts, isWhatItSays } from '../../domain/document-content.ts'

export const NOT_WHAT_IT_SAYS =
  'This file is not what its name says. Save it anew in the program it came from.'
const INFECTED =
  'A virus was found in this file, so it was deleted. Check the computer that it comes from, and save the file anew.'

/** Not every store can refuse too much while it arrives. */
export const sizeFault = ({ size }: { readonly size: number }): string | null =>
  size > DOCUMENT_LIMIT_BYTES ? DOCUMENT_TOO_LARGE : size === 0 ? 'This file is empty.' : null

/** Why a file is not taken, by what is in it. @throws DomainError unavailable when it cannot be looked into just now */
export async function contentFault(
  scan: FileScan,
  ending: DocumentEnding,
  parts: FileParts,
  open: () => Promise<AsyncIterable<Uint8Array>>,
): Promise<string | null> {
  if (!isWhatItSays(ending, parts)) return NOT_WHAT_IT_SAYS
  return (await scan.find(open)) === null ? null : INFECTED
}
