import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { DomainError } from '@callboard/core'
import type { ArchiveEntry, Archiver, MediaFacts, MediaTool, OnProgress } from '@callboard/review/testing'

/**
 * A recording is a JSON file of its `MediaFacts`; anything else is no video. MP4 is a copy, a still is its second as text.
 */
export class MemoryMediaTool implements MediaTool {
  readonly #canEncode: boolean

  constructor(canEncode = true) {
    this.#canEncode = canEncode
  }

  async probe(file: string): Promise<MediaFacts | null> {
    try {
      const facts = JSON.parse(await readFile(file, 'utf8')) as MediaFacts
      return typeof facts.durationSeconds === 'number' ? facts : null
    } catch {
      return null
    }
  }

  async toMp4(
    file: string,
    target: string,
    onProgress: OnProgress = () => {},
  ): Promise<'done' | 'needs_encoder'> {
    const facts = await this.probe(file)
    if (!facts) throw new DomainError('rule', 'bad_media', 'This file cannot be read as a video.')
    if (!this.#canEncode && facts.videoCodec !== 'h264') return 'needs_encoder'
    await copyFile(file, target)
    onProgress(1)
    return 'done'
  }

  async still(file: string, seconds: number, target: string): Promise<'done' | 'needs_encoder'> {
    if (!this.#canEncode) return 'needs_encoder'
    const facts = await this.probe(file)
    await writeFile(target, `still at ${Math.min(seconds, facts?.durationSeconds ?? 0)}`)
    return 'done'
  }
}

const text = new TextEncoder()

/** Writes each entry as a line with its name, then its bytes, so that tests can read the archive as text. */
export class MemoryArchiver implements Archiver {
  async *zip(
    entries: Iterable<ArchiveEntry>,
    skipped: (name: string, reason: string) => void,
  ): AsyncIterable<Uint8Array> {
    for (const entry of entries) {
      let bytes: AsyncIterable<Uint8Array>
      try {
        bytes = await entry.open()
      } catch (error) {
        skipped(entry.name, error instanceof Error ? error.message : String(error))
        continue
      }
      yield text.encode(`${entry.name}\n`)
      yield* bytes
      yield text.encode('\n')
    }
  }
}
