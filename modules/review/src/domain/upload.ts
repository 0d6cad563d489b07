import { partCount, partLength, type UploadOwner } from '../contract/upload-rules.ts'
import type { Video } from './video.ts'
import { newVideo } from './video.ts'

/** A part of 8 MiB takes this long at half a megabit; a slower line asks for another address and sends it again. */
export const PART_ADDRESS_SECONDS = 150

/** A file on its way in parts: a self-tape of a check-in, or one that staff add to a group. */
export interface Upload {
  readonly id: string
  readonly sessionId: string
  /** The session date of a self-tape. */
  readonly dayId: string | null
  /** Null for a self-tape until its check-in is there. */
  readonly groupId: string | null
  readonly recordId: string | null
  readonly ownerKind: UploadOwner
  /** The account of staff, or the ticket of a check-in page. */
  readonly owner: string
  /** Digest of the person whose check-in it goes with; nobody else's takes it. */
  readonly claimedBy: string | null
  /** As the person's device calls it. */
  readonly fileName: string
  readonly contentType: string
  readonly size: number
  readonly state: 'sending' | 'whole' | 'failed'
  readonly reason: string | null
  readonly startedAt: Date
  /** When something last arrived. */
  readonly activeAt: Date
}

/** A part whose size and checksum the server has verified. */
export interface UploadPart {
  readonly uploadId: string
  readonly number: number
  readonly size: number
  /** Hex. */
  readonly sha256: string
  /** Where its bytes lie: no address was ever given for it. */
  readonly key: string
  readonly confirmedAt: Date
}

const DAY_MS = 24 * 3_600_000

/** When an upload vanishes that is in no group, or not whole, and of which nothing more comes. */
export const vanishesAt = (upload: Upload) => new Date(upload.activeAt.getTime() + DAY_MS)

/** True for one that is a video of a group: it never vanishes. */
export const isKept = (upload: Upload) => upload.state === 'whole' && upload.groupId !== null

/** The quota of an account counts a day back; that of a check-in page everything of its ticket. */
export const quotaSince = (owner: UploadOwner, now: Date) =>
  new Date(owner === 'staff' ? now.getTime() - DAY_MS : 0)

export const missingParts = (upload: Upload, parts: readonly UploadPart[]): number[] => {
  const there = new Set(parts.map(({ number }) => number))
  return Array.from({ length: partCount(upload.size) }, (_, index) => index + 1).filter(
    (part) => !there.has(part),
  )
}

export const lengthOfPart = (upload: Upload, part: number) => partLength(upload.size, part)
export const hasPart = (upload: Upload, part: number) => part <= partCount(upload.size)

const partName = (number: number) => String(number).padStart(6, '0')
export const uploadFolder = (id: string) => `uploads/${id}/`
/** Where a browser puts a part. */
export const partKey = (id: string, part: number) => `uploads/${id}/parts/${partName(part)}`
/** Where it lies once it is confirmed. @param copy of this confirmation alone */
export const keptPartKey = (id: string, part: number, copy: string) =>
  `uploads/${id}/kept/${partName(part)}-${copy}`
/** Where the picture lies that its browser has taken of it. */
export const uploadPosterKey = (id: string) => `uploads/${id}/poster.jpg`
export const uploadedKey = (id: string) => `uploads/${id}/original`

/** The name without its last ending, and without signs that no text has. */
export function titleOf(fileName: string): string {
  const clean = fileName
    .normalize('NFC')
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
  const title = clean.replace(/\.[A-Za-z0-9]{1,5}$/, '').trim()
  return title === '' ? clean || 'Video' : title
}

export function videoOfUpload(
  upload: Upload,
  video: {
    readonly id: string
    readonly groupId: string
    readonly order: number
    readonly talentName: string
    readonly recordIds: readonly string[]
    readonly now: Date
  },
): Video {
  return newVideo({
    id: video.id,
    sessionId: upload.sessionId,
    groupId: video.groupId,
    takeId: null,
    uploadId: upload.id,
    name: titleOf(upload.fileName),
    talentName: video.talentName,
    takeNumber: video.order,
    order: video.order,
    recordIds: video.recordIds,
    createdAt: video.now,
  })
}

const NOT_A_VIDEO = 'This file is not a video.'

/** The upload once all of it is here. @param head its first bytes */
export function ended(upload: Upload, head: Uint8Array, now: Date): Upload {
  const activeAt = now
  return looksLikeVideo(head)
    ? { ...upload, state: 'whole', reason: null, activeAt }
    : { ...upload, state: 'failed', reason: NOT_A_VIDEO, activeAt }
}

/** So many first bytes tell the kind of a file. */
export const HEAD_BYTES = 1024

const has = (bytes: Uint8Array, at: number, ...wanted: readonly number[]) =>
  wanted.every((byte, index) => bytes[at + index] === byte)
const letters = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length))
const BOXES = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot']
/** MPEG transport streams repeat a sign at each packet, which cameras write with four bytes before it. */
const isTransportStream = (bytes: Uint8Array, at: number, length: number) =>
  bytes[at] === 0x47 && bytes[at + length] === 0x47 && bytes[at + 2 * length] === 0x47

/** By content, not by name: true for containers that hold video. */
export function looksLikeVideo(head: Uint8Array): boolean {
  return (
    BOXES.includes(letters(head, 4, 4)) ||
    has(head, 0, 0x1a, 0x45, 0xdf, 0xa3) ||
    (letters(head, 0, 4) === 'RIFF' && letters(head, 8, 4) === 'AVI ') ||
    has(head, 0, 0x00, 0x00, 0x01, 0xba) ||
    has(head, 0, 0x00, 0x00, 0x01, 0xb3) ||
    has(head, 0, 0x30, 0x26, 0xb2, 0x75) ||
    has(head, 0, 0x06, 0x0e, 0x2b, 0x34) ||
    letters(head, 0, 3) === 'FLV' ||
    letters(head, 0, 4) === 'OggS' ||
    isTransportStream(head, 0, 188) ||
    isTransportStream(head, 4, 192)
  )
}
