import type { DocumentEnding } from '../contract/document-rules.ts'

/** How much of a file is looked at, from its start and from its end. */
export const LOOKED_AT_BYTES = 128 * 1024

export interface FileParts {
  readonly head: Uint8Array
  readonly tail: Uint8Array
}

/** A character for each byte, of the same number: a `TextDecoder` takes 'latin1' for windows-1252, which has other ones. */
const latin = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
const startsWith = (start: string) => (file: FileParts) =>
  latin(file.head.subarray(0, start.length)) === start

/** Word, Excel and PowerPoint since 2007 are zip archives with a folder of their own; its directory is at the end. */
const officeZip = (folder: string) => (file: FileParts) => {
  const directory = latin(file.tail)
  return (
    startsWith('PK\x03\x04')(file) && directory.includes('[Content_Types].xml') && directory.includes(folder)
  )
}
const officeBinary = startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')

const isUtf16 = ({ head }: FileParts) =>
  (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
const MARKUP = /^\s*<(!doctype|!--|html|head|body|script|svg|iframe|\?xml)/i

/** Plain words: no bytes that only programs read, and no page or drawing that could carry a script. */
const isText = (file: FileParts) => {
  if (isUtf16(file)) return !MARKUP.test(latin(file.head.filter((byte) => byte !== 0)).slice(2))
  const words = latin(file.head)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that texts have not
  return !/[\x00-\x08\x0e-\x1a\x1c-\x1f]/.test(words) && !MARKUP.test(words.replace(/^\xef\xbb\xbf/, ''))
}

const IS: Readonly<Record<DocumentEnding, (file: FileParts) => boolean>> = {
  pdf: ({ head }) => latin(head.subarray(0, 1024)).includes('%PDF-'),
  doc: officeBinary,
  xls: officeBinary,
  ppt: officeBinary,
  docx: officeZip('word/'),
  xlsx: officeZip('xl/'),
  pptx: officeZip('ppt/'),
  txt: isText,
  csv: isText,
  rtf: startsWith('{\\rtf'),
  png: startsWith('\x89PNG\r\n\x1a\n'),
  jpg: startsWith('\xff\xd8\xff'),
  jpeg: startsWith('\xff\xd8\xff'),
  gif: startsWith('GIF8'),
  webp: (file) => startsWith('RIFF')(file) && latin(file.head.subarray(8, 12)) === 'WEBP',
}

/** True when a file is of the kind that the ending of its name says. */
export const isWhatItSays = (ending: DocumentEnding, file: FileParts): boolean => IS[ending](file)
