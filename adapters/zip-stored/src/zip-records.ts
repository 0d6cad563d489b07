import type { ArchivedEntry } from '@callboard/review/testing'

// The records of a ZIP file, after APPNOTE 6.3.10. The numbers in brackets are its sections.

const LOCAL_HEADER = 0x04034b50
const DESCRIPTOR = 0x08074b50
const CENTRAL_HEADER = 0x02014b50
const END_64 = 0x06064b50
const END_64_LOCATOR = 0x07064b50
const END = 0x06054b50
const END_64_BYTES = 56
const EXTRA_64 = 0x0001
/** Size and checksum follow the bytes (bit 3); names are UTF-8 (bit 11). [4.4.4] */
const FLAGS = 0x0808
const STORED = 0
const PLAIN = 20
const ZIP64 = 45
/** Unix, so that the mode of the file below counts. [4.4.2] */
const MADE_BY = (3 << 8) | ZIP64
const FILE_MODE = (0o100644 << 16) >>> 0
/** A field of four or two bytes that is this has its value in a ZIP64 record. */
const LARGE = 0xffffffff
const MANY = 0xffff

type Field = readonly [bytes: 2 | 4 | 8, value: number]

/** The fields one after the other, little-endian. */
function record(...fields: readonly Field[]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [length]) => sum + length, 0))
  let at = 0
  for (const [length, value] of fields) {
    if (length === 2) bytes.writeUInt16LE(value, at)
    else if (length === 4) bytes.writeUInt32LE(value, at)
    else bytes.writeBigUInt64LE(BigInt(value), at)
    at += length
  }
  return bytes
}

/** Two seconds are the finest step, and 1980 is the first year. [4.4.6] */
const dosTime = (date: Date): readonly Field[] => [
  [2, (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1)],
  [2, ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate()],
]

/** What stands before the bytes of an entry. [4.3.7] */
export function localHeader(name: string, made: Date): Buffer {
  const nameBytes = Buffer.from(name)
  const header = record(
    [4, LOCAL_HEADER],
    [2, PLAIN],
    [2, FLAGS],
    [2, STORED],
    ...dosTime(made),
    [4, 0],
    [4, 0],
    [4, 0],
    [2, nameBytes.length],
    [2, 0],
  )
  return Buffer.concat([header, nameBytes])
}

/** What stands after the bytes of an entry. [4.3.9] */
export function descriptor({ bytes, crc }: ArchivedEntry): Buffer {
  const length = bytes >= LARGE ? 8 : 4
  return record([4, DESCRIPTOR], [4, crc], [length, bytes], [length, bytes])
}

/** An entry in the list at the end of the archive. [4.3.12, 4.5.3] */
function centralHeader({ name, offset, bytes, crc }: ArchivedEntry, made: Date): Buffer {
  const nameBytes = Buffer.from(name)
  const isLarge = bytes >= LARGE || offset >= LARGE
  const extra = isLarge ? record([2, EXTRA_64], [2, 24], [8, bytes], [8, bytes], [8, offset]) : record()
  const header = record(
    [4, CENTRAL_HEADER],
    [2, MADE_BY],
    [2, isLarge ? ZIP64 : PLAIN],
    [2, FLAGS],
    [2, STORED],
    ...dosTime(made),
    [4, crc],
    [4, isLarge ? LARGE : bytes],
    [4, isLarge ? LARGE : bytes],
    [2, nameBytes.length],
    [2, extra.length],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, FILE_MODE],
    [4, isLarge ? LARGE : offset],
  )
  return Buffer.concat([header, nameBytes, extra])
}

/**
 * The list of the entries, and the end of the archive. [4.3.14 to 4.3.16]
 * @param offset bytes of the archive before the list
 */
export function directory(entries: readonly ArchivedEntry[], made: Date, offset: number): Buffer {
  const list = Buffer.concat(entries.map((entry) => centralHeader(entry, made)))
  const count = entries.length
  const isLarge = count >= MANY || offset >= LARGE || list.length >= LARGE
  const end64 = [
    record(
      [4, END_64],
      [8, END_64_BYTES - 12],
      [2, MADE_BY],
      [2, ZIP64],
      [4, 0],
      [4, 0],
      [8, count],
      [8, count],
      [8, list.length],
      [8, offset],
    ),
    record([4, END_64_LOCATOR], [4, 0], [8, offset + list.length], [4, 1]),
  ]
  const end = record(
    [4, END],
    [2, 0],
    [2, 0],
    [2, isLarge ? MANY : count],
    [2, isLarge ? MANY : count],
    [4, isLarge ? LARGE : list.length],
    [4, isLarge ? LARGE : offset],
    [2, 0],
  )
  return Buffer.concat([list, ...(isLarge ? end64 : []), end])
}
