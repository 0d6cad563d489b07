import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Clock, DomainError, type ScratchSpace } from '@callboard/core'
import { fakeSealer, type StoreHarness, smallBlobStore } from '@callboard/core/testing'
import type { MediaFacts, MediaTool, ReviewStore, WorkFiles } from '../application/ports/index.ts'
import type { ReviewMachines } from './review-world.ts'
import { textArchiver } from './text-archiver.ts'

const scratch: ScratchSpace = {
  async within(work) {
    const folder = await mkdtemp(join(tmpdir(), 'review-'))
    try {
      return await work(folder)
    } finally {
      await rm(folder, { recursive: true })
    }
  },
}

const files: WorkFiles = {
  write: (file, source) => pipeline(source, createWriteStream(file)),
  read: (file) => createReadStream(file),
}

async function probe(file: string): Promise<MediaFacts | null> {
  try {
    const facts = JSON.parse(await readFile(file, 'utf8')) as MediaFacts
    if (typeof facts.durationSeconds !== 'number') return null
    return { ...facts, videoSeconds: facts.videoSeconds ?? facts.durationSeconds }
  } catch {
    return null
  }
}

/** A recording is a JSON file of its `MediaFacts` (see `recording`). Copies H.264 and takes pictures; cannot encode. */
const media: MediaTool = {
  encodes: false,
  probe,
  async toMp4(file, target) {
    const facts = await probe(file)
    if (!facts) throw new DomainError('rule', 'bad_media', 'This file cannot be read as a video.')
    if (facts.videoCodec !== 'h264') return 'needs_encoder'
    await copyFile(file, target)
    return facts
  },
  async still(_file, seconds, target) {
    await writeFile(target, `still at ${seconds}`)
    return 'done'
  },
}

/** The store of a test with doubles of everything else that the module works with. */
export const machinesOver =
  (make: () => Promise<StoreHarness<ReviewStore>>) =>
  async (clock: Clock): Promise<ReviewMachines> => ({
    ...(await make()),
    blobs: smallBlobStore(),
    scratch,
    files,
    media,
    archiver: textArchiver,
    sealer: fakeSealer(clock),
  })
