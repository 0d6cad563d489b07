/** The lists of documents that a session date has. Talent may only ever see the script. */
export const DOCUMENT_LISTS = [
  'size_card_pdf',
  'schedule_pdf',
  'script_pdf',
  'storyboard_pdf',
  'treatment_pdf',
] as const
export type DocumentList = (typeof DOCUMENT_LISTS)[number]

export const DOCUMENT_LIST_NAMES: Readonly<Record<DocumentList, string>> = {
  size_card_pdf: 'Size cards',
  schedule_pdf: 'Schedule',
  script_pdf: 'Script',
  storyboard_pdf: 'Storyboard',
  treatment_pdf: 'Treatment',
}

/** Of one list of a date. */
export const MOST_DOCUMENTS = 50
export const DOCUMENT_LIMIT_BYTES = 100 * 1024 * 1024
/** Of a document that is sent in one call, and so held in memory. */
export const FORM_LIMIT_BYTES = 15 * 1024 * 1024
/** Of one account. */
export const DOCUMENT_QUOTA = { bytes: 10 * 1024 ** 3, seconds: 86_400 } as const

const OFFICE = 'application/vnd.openxmlformats-officedocument'

/** The documents that are taken, by the ending of their names. */
export const DOCUMENT_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: `${OFFICE}.wordprocessingml.document`,
  xls: 'application/vnd.ms-excel',
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  ppt: 'application/vnd.ms-powerpoint',
  pptx: `${OFFICE}.presentationml.presentation`,
  txt: 'text/plain',
  csv: 'text/csv',
  rtf: 'application/rtf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
} as const
export type DocumentEnding = keyof typeof DOCUMENT_TYPES

export const WRONG_KIND_OF_DOCUMENT =
  'This kind of file is not taken. Use Word, Excel, PowerPoint, text, PDF or a picture (PNG, JPEG, GIF, WebP).'
export const DOCUMENT_TOO_LARGE = 'This file is larger than 100 MB.'

/** @returns null for a file of a kind that is not taken */
export function documentEnding(name: string): DocumentEnding | null {
  const ending = /\.(\w+)$/.exec(name.trim())?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(DOCUMENT_TYPES, ending) ? (ending as DocumentEnding) : null
}

/** Why a chosen file cannot be taken, before any of it is sent. */
export function documentFault(file: { readonly name: string; readonly size: number }): string | null {
  if (documentEnding(file.name) === null) return WRONG_KIND_OF_DOCUMENT
  if (file.size > DOCUMENT_LIMIT_BYTES) return DOCUMENT_TOO_LARGE
  return file.size === 0 ? 'This file is empty.' : null
}
