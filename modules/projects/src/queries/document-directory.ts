import { type Token, token } from '@callboard/core'
import type { SessionDocument } from '../contract/document-endpoints.ts'

/** Documents for modules that talk to talent. */
export interface DocumentDirectory {
  /** PDFs of the script of a date, where its talent may see them, with fresh addresses; else none. */
  scriptOf(dayId: string): Promise<readonly SessionDocument[]>
}

export const DOCUMENT_DIRECTORY: Token<DocumentDirectory> = token('projects.document-directory')
