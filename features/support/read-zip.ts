import { crc32 } from 'node:zlib'

const END = 0x06054b50
const ENTRY = 0x02014b50

/**
 * Reads a stored (uncompressed) ZIP by its central directory and checks every checksum.
 * @throws Error when it is no such archive or a checksum is wrong
 */
export function readStoredZip(bytes: Buffer): Map<string, Buffer> {
  let end = bytes.length - 22
  while (end >= 0 && bytes.readUInt32LE(end) !== END) end -= 1
  if (end < 0) throw new Error('No end of a ZIP archive was found.')
  const files = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (bytes.readUInt32LE(at) !== ENTRY) throw new Error('The directory of the ZIP archive is broken.')
    if (bytes.readUInt16LE(at + 10) !== 0) throw new Error('An entry of the ZIP archive is compressed.')
    const [checksum, size] = [bytes.readUInt32LE(at + 16), bytes.readUInt32LE(at + 24)]
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const local = bytes.readUInt32LE(at + 42)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const content = bytes.subarray(start, start + size)
    if (crc32(content) !== checksum) throw new Error(`The checksum of ${name} is wrong.`)
    files.set(name, content)
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return files
}
