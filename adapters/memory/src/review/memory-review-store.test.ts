import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Clock, ScratchSpace } from '@callboard/core'
import {
  archivesContract,
  type ReviewMachines,
  reviewStoreContract,
  reviewUseCasesContract,
  takeDevicesContract,
} from '@callboard/review/testing'
import { MemoryBlobStore } from '../memory-blob-store.ts'
import { MemoryArchiver, MemoryMediaTool } from '../memory-media.ts'
import { MemorySealer } from '../memory-secrets.ts'
import { memoryReviewStore } from './memory-review-store.ts'
import { nodeWorkFiles } from './node-work-files.ts'

const stop = async () => {}

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

/** Copies H.264, takes pictures, and cannot encode. */
class CopyingMediaTool extends MemoryMediaTool {
  override async still(file: string, seconds: number, target: string) {
    return await new MemoryMediaTool().still(file, seconds, target)
  }
}

reviewStoreContract('memory', async () => ({ store: memoryReviewStore(), stop }))
const machines = async (clock: Clock): Promise<ReviewMachines> => ({
  store: memoryReviewStore(),
  blobs: new MemoryBlobStore(clock),
  scratch,
  files: nodeWorkFiles,
  media: new CopyingMediaTool(false),
  archiver: new MemoryArchiver(),
  sealer: new MemorySealer(clock),
  stop,
})

reviewUseCasesContract('memory', machines)
takeDevicesContract('memory', machines)
archivesContract('memory', machines)
