import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ScratchSpace } from '@callboard/core'
import sharp from 'sharp'
import { HeifConvert } from './heif-convert.ts'

/** Newer versions have the second name. */
const PROGRAMS = ['heif-convert', 'heif-dec']
/** A photo as phones make them: stored 40 x 60, turned by its header and, to be ignored, by its EXIF. */
const SAMPLE = join(import.meta.dirname, 'turned.heic')
const UPRIGHT = { width: 60, height: 40 }

/**
 * Has a small photo converted, once, at start. A program without the codec, or an old one that leaves the turning to
 * the EXIF, is none.
 * @returns `null` when this machine has no program that does it
 */
export async function findHeifConvert(
  scratch: ScratchSpace,
  programs: readonly string[] = PROGRAMS,
): Promise<HeifConvert | null> {
  const sample = await readFile(SAMPLE)
  const converts = async (heif: HeifConvert) => {
    const { width, height } = await sharp(await heif.toJpeg(sample, {})).metadata()
    return width === UPRIGHT.width && height === UPRIGHT.height
  }
  for (const program of programs) {
    const heif = new HeifConvert(program, scratch)
    if (await converts(heif).catch(() => false)) return heif
  }
  return null
}
