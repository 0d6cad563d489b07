import type { DocumentEnding, DocumentList } from '../contract/document-rules.ts'

/** A document of a session date. */
export interface SessionDocument {
  readonly id: string
  readonly sessionId: string
  readonly dayId: string
  readonly list: DocumentList
  /** Of its file in storage. */
  readonly key: string
  /** As the file was called where it came from. */
  readonly name: string
  readonly contentType: string
  readonly size: number
  readonly addedBy: string
  readonly addedAt: Date
}

/** A file that somebody may be sending, and that belongs to nothing yet. */
export interface DocumentUpload {
  readonly key: string
  readonly userId: string
  readonly ending: DocumentEnding
  readonly askedAt: Date
}

/** Where files are put from outside. The address of such a key can be used again while it is good. */
const INCOMING = 'uploads/'
/** Where checked files lie; no address outside ever writes here. */
const CHECKED = 'documents/'

/** @param id unguessable */
export const uploadKey = (id: string, now: Date, ending: DocumentEnding): string =>
  `${INCOMING}${id}-${now.toISOString().replaceAll(/[-:.]/g, '')}.${ending}`

/** The document that an upload becomes: one, however often and for whatever dates that is asked. */
export const documentId = (upload: string): string => upload.slice(INCOMING.length, upload.lastIndexOf('-'))

/** The folder that an upload is copied into. */
export const checkedFolder = (upload: string): string => `${CHECKED}${documentId(upload)}/`

/** @param attempt each look at an upload has a copy of its own, which no other one writes to or deletes */
export const checkedKey = (
  { key, ending }: Pick<DocumentUpload, 'key' | 'ending'>,
  attempt: string,
): string => `${checkedFolder(key)}${attempt}.${ending}`

/** A name without folders, and without what does not print. */
export const documentName = (typed: string): string =>
  (typed.split(/[\\/]/).at(-1) ?? '').replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim()
