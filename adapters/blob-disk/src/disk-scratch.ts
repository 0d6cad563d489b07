import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ScratchSpace } from '@callboard/core'

/** @param folder where the working folders are made; it is created when missing */
export function diskScratch(folder: string): ScratchSpace {
  return {
    async within(work) {
      await mkdir(folder, { recursive: true })
      const own = await mkdtemp(join(folder, 'work-'))
      try {
        return await work(own)
      } finally {
        await rm(own, { recursive: true, force: true })
      }
    },
  }
}
