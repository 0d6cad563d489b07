import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open, rm, stat } from 'node:fs/promises'
import { HelperFault, isOfDisk } from './faults.ts'

/** A line that brings nothing for so long is taken for cut. */
const SILENCE_MS = 60_000

export interface WantedFile {
  readonly address: string
  readonly size: number
  /** Hex; null when the server does not tell it. */
  readonly sha256: string | null
}

export async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}

async function lengthOf(path: string): Promise<number> {
  const facts = await stat(path).catch(() => null)
  return facts?.size ?? 0
}

/**
 * Brings a file under the name of a part, going on where an earlier try stopped. The part is whole and checked when this
 * returns.
 * @param signal ends it; what has arrived is kept
 * @throws HelperFault when the line is cut, or the file is another one than was promised
 */
export async function download(wanted: WantedFile, part: string, signal: AbortSignal): Promise<void> {
  const before = await lengthOf(part)
  if (before > wanted.size) await rm(part)
  if (before !== wanted.size) await fetchRest(wanted, part, before > wanted.size ? 0 : before, signal)
  // The part is there now, unless its disk is away.
  const isWhole = (await stat(part)).size === wanted.size
  if (isWhole && (wanted.sha256 === null || (await digestOf(part)) === wanted.sha256)) return
  // A part that is too short goes on at the next try.
  if (isWhole) await rm(part)
  throw new HelperFault(isWhole ? 'A file arrived damaged. It is fetched again.' : 'The line was cut.')
}

/** @returns at which byte the answer begins; null for an answer that is of no use */
function beginOf(response: Response, asked: number): number | null {
  if (response.status === 200) return 0
  const begin = /^bytes (\d+)-/.exec(response.headers.get('content-range') ?? '')?.[1]
  return response.status === 206 && Number(begin) === asked ? asked : null
}

/** A disk that becomes full takes a piece of what it is given, and refuses the rest. */
async function writeAll(file: FileHandle, bytes: Uint8Array, at: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, at + done)
    done += bytesWritten
  }
}

async function fetchRest(wanted: WantedFile, part: string, from: number, stop: AbortSignal): Promise<void> {
  const silence = new AbortController()
  const timer = setTimeout(() => silence.abort(), SILENCE_MS)
  try {
    const response = await fetch(wanted.address, {
      headers: { 'accept-encoding': 'identity', ...(from > 0 && { range: `bytes=${from}-` }) },
      redirect: 'error',
      signal: AbortSignal.any([stop, silence.signal]),
    }).catch((cause: unknown) => {
      throw new HelperFault('The storage of Callboard cannot be reached.', { cause })
    })
    const begin = beginOf(response, from)
    if (begin === null || !response.body) {
      await response.body?.cancel()
      throw new HelperFault(`A file could not be fetched (${response.status}).`)
    }
    const file = await open(part, begin === 0 ? 'w' : 'r+')
    try {
      let at = begin
      const chunks = response.body as unknown as AsyncIterable<Uint8Array>
      for await (const chunk of chunks) {
        timer.refresh()
        if (at + chunk.length > wanted.size) throw new HelperFault('A file is longer than was promised.')
        await writeAll(file, chunk, at)
        at += chunk.length
      }
      await file.sync()
    } finally {
      await file.close()
    }
  } catch (error) {
    if (error instanceof HelperFault || isOfDisk(error)) throw error
    throw new HelperFault('The line was cut.', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}
