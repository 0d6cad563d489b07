import { gate, type Pictures } from '@callboard/core'
import sharp, { type Metadata } from 'sharp'

/**
 * The size of photos from phones. Read line by line, and scaled down while reading, such a photo takes 100 MB at most.
 */
const MOST_PIXELS = 50_000_000
/** Of pictures whose every pixel must be held at once: a small file may then take 200 MB. */
const MOST_HELD_PIXELS = 25_000_000
/** 4000 x 4000; the decoder holds each of them several times over. */
const MOST_AVIF_PIXELS = 16_000_000
const MOST_SECONDS = 20
const QUALITY = 82
/** All adapters of a process share the few threads of Node, passwords and files among them. */
const AT_ONCE = 2

// More threads a picture are not faster.
sharp.concurrency(1)
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

/** The format is read from the bytes, not from the name. HEIF files that are not AVIF (HEIC) are not among the served ones. */
const isReal = (format: string | undefined, compression: string | undefined) =>
  format === 'heif' ? compression === 'av1' : ['jpeg', 'png', 'webp', 'gif'].includes(format ?? '')

function mostPixels({ format, isProgressive }: Metadata): number {
  if (format === 'heif') return MOST_AVIF_PIXELS
  return (format === 'jpeg' || format === 'png') && !isProgressive ? MOST_PIXELS : MOST_HELD_PIXELS
}

const oneOfFew = gate(AT_ONCE)

async function uprightJpeg(bytes: Uint8Array, longestSide: number) {
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', autoOrient: true })
  const facts = await picture.metadata()
  if (!isReal(facts.format, facts.compression)) return null
  if (facts.width * facts.height > mostPixels(facts)) return null
  const { data, info } = await picture
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .timeout({ seconds: MOST_SECONDS })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

export const sharpPictures: Pictures = {
  async toJpeg(bytes, longestSide) {
    try {
      return await oneOfFew(() => uprightJpeg(bytes, longestSide))
    } catch {
      return null
    }
  },
}
