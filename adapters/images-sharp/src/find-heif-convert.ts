import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ScratchSpace } from '@callboard/core'
import { HeifConvert } from './heif-convert.ts'

/** Newer versions have the second name. */
const PROGRAMS = ['heif-convert', 'heif-dec']
/** A photo as phones make them: stored 40 x 60, turned by its header and, to be ignored, by its EXIF. */
const SAMPLE = join(import.meta.dirname, 'turned.heic')
/** First byte of each segment of a JPEG; those with its size are of the kinds below, baseline and progressive. */
const MARKER = 0xff
const SIZES = [0xc0, 0xc1, 0xc2]
const UPRIGHT = { width: 60, height: 40 }

/** From the header: a start that looks at no other picture does without the library of pictures. */
function sizeOfJpeg(jpeg: Buffer) {
  let at = 2
  while (at + 9 <= jpeg.length && jpeg[at] === MARKER) {
    const kind = jpeg[at + 1]
    if (kind !== undefined && SIZES.includes(kind))
      return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7) }
    at += 2 + jpeg.readUInt16BE(at + 2)
  }
  return null
}

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
    const size = sizeOfJpeg(await heif.toJpeg(sample, {}))
    return size?.width === UPRIGHT.width && size.height === UPRIGHT.height
  }
  for (const program of programs) {
    const heif = new HeifConvert(program, scratch)
    if (await converts(heif).catch(() => false)) return heif
  }
  return null
}
