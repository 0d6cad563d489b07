import type { Pictures } from '@callboard/core'
import sharp from 'sharp'

const MOST_PIXELS = 50_000_000
const MOST_SECONDS = 20
const QUALITY = 82

// Loaders for documents and obscure formats stay closed: they are where the holes are.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
    'VipsForeignLoadNsgif',
  ],
})

/** By what the bytes are, not by their name. HEIF files that are not AVIF (HEIC) are not among the served ones. */
const isReal = (format: string | undefined, compression: string | undefined) =>
  format === 'heif' ? compression === 'av1' : ['jpeg', 'png', 'webp', 'gif'].includes(format ?? '')

export const sharpPictures: Pictures = {
  async toJpeg(bytes, longestSide) {
    try {
      const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', autoOrient: true })
      const { format, compression } = await picture.metadata()
      if (!isReal(format, compression)) return null
      const { data, info } = await picture
        .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .jpeg({ quality: QUALITY, mozjpeg: true })
        .timeout({ seconds: MOST_SECONDS })
        .toBuffer({ resolveWithObject: true })
      return { bytes: data, width: info.width, height: info.height }
    } catch {
      return null
    }
  },
}
