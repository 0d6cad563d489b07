import { once } from 'node:events'
import { Readable } from 'node:stream'
import type { ArchiveEntry, Archiver } from '@callboard/review/testing'
import type { ZipArchive } from 'archiver'

type Skipped = (name: string, reason: string) => void

/** Videos do not get smaller, so entries are stored as they are. */
export const zipArchiver: Archiver = {
  async *zip(entries, skipped) {
    // Only processes that write archives load it.
    const { ZipArchive } = await import('archiver')
    const archive = new ZipArchive({ store: true })
    const left = new AbortController()
    const feeding = feed(archive, entries, skipped, left.signal).catch((error: Error) =>
      archive.destroy(error),
    )
    try {
      yield* archive
    } finally {
      left.abort()
      archive.destroy()
      await feeding
    }
  },
}

async function feed(
  archive: ZipArchive,
  entries: Iterable<ArchiveEntry>,
  skipped: Skipped,
  left: AbortSignal,
): Promise<void> {
  for (const entry of entries) {
    const source = await opened(entry, skipped)
    if (source) await append(archive, entry.name, source, left)
    if (left.aborted) return
  }
  await archive.finalize()
}

async function opened({ name, open }: ArchiveEntry, skipped: Skipped): Promise<Readable | null> {
  try {
    return Readable.from(await open(), { objectMode: false })
  } catch (error) {
    skipped(name, error instanceof Error ? error.message : String(error))
    return null
  }
}

/** Appends an entry: the next is not opened before this one is written. */
async function append(archive: ZipArchive, name: string, source: Readable, left: AbortSignal): Promise<void> {
  // archiver pipes the source on without looking at its errors.
  const broke = Promise.withResolvers<never>()
  source.on('error', broke.reject)
  try {
    const written = once(archive, 'entry', { signal: left })
    archive.append(source, { name })
    await Promise.race([written, broke.promise])
  } catch (error) {
    if (!left.aborted) throw error
  } finally {
    source.destroy()
  }
}
