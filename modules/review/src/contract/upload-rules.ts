const GIB = 1024 ** 3
const MIB = 1024 ** 2

/** Every part of an upload but the last has exactly this many bytes. */
export const UPLOAD_PART_BYTES = 8 * MIB
/** One file. */
export const UPLOAD_LIMIT_BYTES = 20 * GIB
/** Of one submission, or of one account in 24 hours. */
export const UPLOAD_QUOTAS = {
  talent: { files: 10, bytes: 40 * GIB },
  staff: { files: 100, bytes: 200 * GIB },
} as const
export type UploadOwner = keyof typeof UPLOAD_QUOTAS

export const FILE_NAME_LENGTH = 300

/** Browsers know no type for some files of cameras. */
const TYPES: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  mkv: 'video/x-matroska',
  avi: 'video/x-msvideo',
  mts: 'video/mp2t',
  m2ts: 'video/mp2t',
  mpg: 'video/mpeg',
  mpeg: 'video/mpeg',
  mxf: 'video/mxf',
  wmv: 'video/x-ms-wmv',
  '3gp': 'video/3gpp',
}

const VIDEO = /^video\/[a-z0-9][a-z0-9.+-]{0,80}$/

/** @returns the type to upload a file with; null when it is none of a video */
export function videoTypeOf(file: { readonly name: string; readonly type: string }): string | null {
  const named = file.type.toLowerCase()
  if (VIDEO.test(named)) return named
  if (named !== '' && named !== 'application/octet-stream') return null
  return TYPES[file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase()] ?? null
}

interface ChosenFile {
  readonly name: string
  readonly type: string
  readonly size: number
}

/** @returns why the file is not taken, as the screen and the server say it; null when it is */
export function uploadFault({ name, type, size }: ChosenFile): readonly ['type' | 'size', string] | null {
  if (videoTypeOf({ name, type }) === null) return ['type', 'This file is not a video.']
  if (size === 0) return ['size', 'This file is empty.']
  return size > UPLOAD_LIMIT_BYTES ? ['size', 'A video may be 20 GB at most.'] : null
}

export const partCount = (size: number) => Math.ceil(size / UPLOAD_PART_BYTES)

/** Bytes of a part, counted from 1. */
export const partLength = (size: number, part: number) =>
  Math.min(UPLOAD_PART_BYTES, size - (part - 1) * UPLOAD_PART_BYTES)
