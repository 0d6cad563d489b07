/**
 * A reader of whole archives in memory, after the published format (APPNOTE 6.3.10), to check archives of other
 * writers.
 */
export interface ZippedFile {
  readonly name: string
  readonly stored: boolean
  readonly crc: number
  readonly bytes: Buffer
}

const END = 0x06054b50
const END_64 = 0x06064b50
const END_64_LOCATOR = 0x07064b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50
const UTF8_NAMES = 0x800
const MANY = 0xffff
const LARGE = 0xffffffff

function expectMark(zip: Buffer, at: number, mark: number): void {
  if (zip.readUInt32LE(at) !== mark) throw new Error(`No ${mark.toString(16)} at ${at}.`)
}

/** Where the central directory begins and how many entries it has. */
function directoryOf(zip: Buffer): { count: number; offset: number } {
  const end = zip.length - 22
  expectMark(zip, end, END)
  const count = zip.readUInt16LE(end + 10)
  const offset = zip.readUInt32LE(end + 16)
  if (count !== MANY && offset !== LARGE) return { count, offset }
  expectMark(zip, end - 20, END_64_LOCATOR)
  const end64 = Number(zip.readBigUInt64LE(end - 20 + 8))
  expectMark(zip, end64, END_64)
  return {
    count: Number(zip.readBigUInt64LE(end64 + 32)),
    offset: Number(zip.readBigUInt64LE(end64 + 48)),
  }
}

/** @throws Error when something is not where the format says */
export function readZip(zip: Buffer): ZippedFile[] {
  const { count, offset } = directoryOf(zip)
  const files: ZippedFile[] = []
  let at = offset
  for (let place = 0; place < count; place++) {
    expectMark(zip, at, CENTRAL)
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) =>
      zip.readUInt16LE(at + field),
    ) as [number, number, number]
    const utf8 = (zip.readUInt16LE(at + 8) & UTF8_NAMES) !== 0
    const name = zip.toString(utf8 ? 'utf8' : 'latin1', at + 46, at + 46 + nameLength)
    const local = zip.readUInt32LE(at + 42)
    expectMark(zip, local, LOCAL)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    files.push({
      name,
      stored: zip.readUInt16LE(at + 10) === 0,
      crc: zip.readUInt32LE(at + 16),
      bytes: zip.subarray(start, start + zip.readUInt32LE(at + 20)),
    })
    at += 46 + nameLength + extraLength + commentLength
  }
  return files
}
