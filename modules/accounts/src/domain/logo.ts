const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const JPEG = [0xff, 0xd8, 0xff]

const begins = (bytes: Uint8Array, sign: readonly number[]) => sign.every((byte, at) => bytes[at] === byte)

/** By the first bytes of the file, whatever its name and type say. */
export const isPngOrJpeg = (bytes: Uint8Array): boolean => begins(bytes, PNG) || begins(bytes, JPEG)
