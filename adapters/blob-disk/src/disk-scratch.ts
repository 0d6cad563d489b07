import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ScratchSpace } from '@callboard/core'
import { diskFault } from './disk-fault.ts'

async function withinNew<T>(folder: string, work: (own: string) => Promise<T>): Promise<T> {
  await mkdir(folder, { recursive: true })
  const own = await mkdtemp(join(folder, 'work-'))
  try {
    return await work(own)
  } finally {
    await rm(own, { recursive: true, force: true })
  }
}

/** @param folder where the working folders are made; it is created when missing */
export function diskScratch(folder: string): ScratchSpace {
  return {
    async within(work) {
      try {
        return await withinNew(folder, work)
      } catch (error) {
        throw diskFault(error)
      }
    },
  }
}
