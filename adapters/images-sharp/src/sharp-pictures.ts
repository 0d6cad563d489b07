import { DomainError, gate, type Pictures, patient } from '@callboard/core'
import sharp, { type Metadata, type Sharp } from 'sharp'
import type { HeifConvert } from './heif-convert.ts'

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

/** The format is read from the bytes, not from the name. */
const isReal = ({ format, compression }: Metadata) =>
  format === 'heif' ? compression === 'av1' : ['jpeg', 'png', 'webp', 'gif'].includes(format)
/** A photo of a phone. The library reads its header only. */
const isHeic = ({ format, compression }: Metadata) => format === 'heif' && compression === 'hevc'

function mostPixels({ format, isProgressive }: Metadata): number {
  if (format === 'heif') return MOST_AVIF_PIXELS
  return (format === 'jpeg' || format === 'png') && !isProgressive ? MOST_PIXELS : MOST_HELD_PIXELS
}

/** @throws Error when the size that the header tells is above `MOST_PIXELS` */
const opened = (bytes: Uint8Array, autoOrient = true) =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', autoOrient })

/** @param heif reads HEIC; `null` where this machine has no program for it */
async function readable(bytes: Uint8Array, heif: HeifConvert | null): Promise<Sharp | null> {
  const picture = opened(bytes)
  const facts = await picture.metadata()
  // The program has turned it, and leaves the EXIF that says so.
  if (isHeic(facts) && (facts.pages ?? 1) > MOST_PAGES) return null
  if (isHeic(facts)) return heif && opened(await heif.toJpeg(bytes, facts), false)
  return isReal(facts) && facts.width * facts.height <= mostPixels(facts) ? picture : null
}

/** The program writes all pictures of a file. A burst of a phone has a few. */
const MOST_PAGES = 8

const oneOfFew = gate(AT_ONCE)

async function encoded(picture: Sharp, longestSide: number, encode: (picture: Sharp) => Sharp) {
  const scaled = picture
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  const { data, info } = await encode(scaled)
    .timeout({ seconds: patient(MOST_SECONDS) })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

const asJpeg = (picture: Sharp) =>
  picture.flatten({ background: '#ffffff' }).jpeg({ quality: QUALITY, mozjpeg: true })
const asPng = (picture: Sharp) => picture.png({ compressionLevel: 9 })

/**
 * @param heif reads HEIC, as `findHeifConvert` found it; where it is `null`, such a file is no picture
 */
export function sharpPictures(heif: HeifConvert | null): Pictures {
  const made = async (bytes: Uint8Array, longestSide: number, encode: (picture: Sharp) => Sharp) => {
    try {
      return await oneOfFew(async () => {
        const picture = await readable(bytes, heif)
        return picture && (await encoded(picture, longestSide, encode))
      })
    } catch (error) {
      // The scratch space says so when it has no room: a good photo must not be told to be none.
      if (error instanceof DomainError) throw error
      return null
    }
  }
  return {
    toJpeg: (bytes, longestSide) => made(bytes, longestSide, asJpeg),
    toPng: (bytes, longestSide) => made(bytes, longestSide, asPng),
  }
}
