import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const READ_BYTES = 1024 * 1024
const OWNER_ONLY = 0o600
const OWNER_ONLY_FOLDER = 0o700

export interface Fingerprint {
  /** Bytes. */
  readonly size: number
  /** Hex. */
  readonly sha256: string
}

async function readThrough(
  path: string,
  use: (chunk: Buffer) => unknown | Promise<unknown>,
): Promise<Fingerprint> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of createReadStream(path, { highWaterMark: READ_BYTES }) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    size += chunk.length
    await use(chunk)
  }
  return { size, sha256: hash.digest('hex') }
}

/** @param onBytes told how many bytes were read, piece by piece */
export const fingerprintOf = (path: string, onBytes: (bytes: number) => void = () => {}) =>
  readThrough(path, (chunk) => onBytes(chunk.length))

/** Writes a new file, readable by its owner only, that is on the disk when this returns. */
export async function writeWhole(
  path: string,
  fill: (write: (chunk: Uint8Array) => Promise<void>) => Promise<void>,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: OWNER_ONLY_FOLDER })
  const file = await open(path, 'wx', OWNER_ONLY)
  try {
    await fill((chunk) => file.writeFile(chunk))
    await file.sync()
  } finally {
    await file.close()
  }
}

/** @returns of the bytes read and written; the copy is on the disk */
export async function copyWhole(
  from: string,
  to: string,
  onBytes: (bytes: number) => void = () => {},
): Promise<Fingerprint> {
  // Opened before the target is made, so that a file that vanished leaves no empty copy.
  const source = await open(from)
  await source.close()
  let fingerprint: Fingerprint | undefined
  await writeWhole(to, async (write) => {
    fingerprint = await readThrough(from, async (chunk) => {
      await write(chunk)
      onBytes(chunk.length)
    })
  })
  return fingerprint!
}

/** A new or renamed file survives a power cut only once its folder is on the disk. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** The folder with every folder in it. */
export async function syncTree(path: string): Promise<void> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  for (const entry of entries) if (entry.isDirectory()) await syncFolder(join(entry.parentPath, entry.name))
  await syncFolder(path)
}
