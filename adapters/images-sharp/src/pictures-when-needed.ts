import type { Pictures } from '@callboard/core'
import type { HeifConvert } from './heif-convert.ts'

/**
 * Pictures by sharp, which is loaded with the first of them: it takes 20 MB, and many a process sees no picture.
 * @param heif reads HEIC; `null` where this machine has no program for it
 */
export function picturesWhenNeeded(heif: HeifConvert | null): Pictures {
  const loaded = async () => (await import('./sharp-pictures.ts')).sharpPictures(heif)
  return {
    toJpeg: async (bytes, longestSide) => (await loaded()).toJpeg(bytes, longestSide),
    toPng: async (bytes, longestSide) => (await loaded()).toPng(bytes, longestSide),
  }
}
