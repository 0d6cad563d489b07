import { gate, type Pictures } from '@callboard/core'
import sharp, { type Metadata, type Sharp } from 'sharp'

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

async function upright(bytes: Uint8Array, longestSide: number, encode: (picture: Sharp) => Sharp) {
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', autoOrient: true })
  const facts = await picture.metadata()
  if (!isReal(facts.format, facts.compression)) return null
  if (facts.width * facts.height > mostPixels(facts)) return null
  const scaled = picture
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  const { data, info } = await encode(scaled)
    .timeout({ seconds: MOST_SECONDS })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

const asJpeg = (picture: Sharp) =>
  picture.flatten({ background: '#ffffff' }).jpeg({ quality: QUALITY, mozjpeg: true })
const asPng = (picture: Sharp) => picture.png({ compressionLevel: 9 })

async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await oneOfFew(work)
  } catch {
    return null
  }
}

export const sharpPictures: Pictures = {
  toJpeg: (bytes, longestSide) => orNull(() => upright(bytes, longestSide, asJpeg)),
  toPng: (bytes, longestSide) => orNull(() => upright(bytes, longestSide, asPng)),
}
