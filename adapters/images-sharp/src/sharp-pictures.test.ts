import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'chai'
import sharp, { type Sharp } from 'sharp'
import { colourAt, corners, expectUpright, near, WIDE } from './corners.fixture.ts'
import { expectLimit, flat } from './huge.fixture.ts'
import { sharpPictures } from './sharp-pictures.ts'

/** How the upright picture has to be stored so that each EXIF orientation shows it upright again; sharp flips before it turns. */
const STORED: Readonly<Record<number, (picture: Sharp) => Sharp>> = {
  1: (picture) => picture,
  2: (picture) => picture.flop(),
  3: (picture) => picture.rotate(180),
  4: (picture) => picture.flip(),
  5: (picture) => picture.flip().rotate(90),
  6: (picture) => picture.rotate(270),
  7: (picture) => picture.flip().rotate(270),
  8: (picture) => picture.rotate(90),
}

const pictures = sharpPictures(null)

async function made(bytes: Uint8Array, longestSide = 1000) {
  return (await pictures.toJpeg(bytes, longestSide)) ?? expect.fail('should be a picture')
}

describe('sharpPictures', () => {
  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
    it(`makes a picture of EXIF orientation ${orientation} upright`, async () => {
      const stored = await STORED[orientation]!(sharp(await corners()))
        .png()
        .toBuffer()
      const photo = await sharp(stored).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer()
      await expectUpright(await made(photo))
    })
  }

  it('leaves no location, camera or other metadata', async () => {
    const photo = await sharp(await corners())
      .jpeg()
      .withExif({
        IFD0: { Make: 'Camera of Ana', Copyright: 'Ana Ruiz' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '34/1 3/1 8/1',
          GPSLongitudeRef: 'W',
          GPSLongitude: '118/1 14/1 37/1',
        },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">where it was</x:xmpmeta>')
      .toBuffer()
    expect((await sharp(photo).metadata()).exif).to.be.instanceOf(Buffer)
    const { bytes } = await made(photo)
    const { exif, xmp, iptc } = await sharp(bytes).metadata()
    expect({ exif, xmp, iptc }).to.deep.equal({ exif: undefined, xmp: undefined, iptc: undefined })
    expect(Buffer.from(bytes).toString('latin1')).not.to.match(/Exif|Ana|GPS|where it was/)
  })

  it('reads JPEG, PNG, WebP, AVIF and GIF, and makes JPEGs of them', async () => {
    const picture = sharp(await corners())
    const all = {
      jpeg: await picture.clone().jpeg().toBuffer(),
      png: await picture.clone().png().toBuffer(),
      webp: await picture.clone().webp().toBuffer(),
      avif: await picture.clone().avif().toBuffer(),
      gif: await picture.clone().gif().toBuffer(),
    }
    for (const [name, bytes] of Object.entries(all)) {
      const jpeg = await made(bytes)
      expect((await sharp(jpeg.bytes).metadata()).format, name).to.equal('jpeg')
      expect({ width: jpeg.width, height: jpeg.height }, name).to.deep.equal(WIDE)
    }
  })

  it('scales down to the longest side, never up', async () => {
    const picture = await corners()
    expect(await made(picture, 30)).to.include({ width: 30, height: 20 })
    expect(await made(await sharp(picture).rotate(90).toBuffer(), 30)).to.include({ width: 20, height: 30 })
    expect(await made(picture, 5000)).to.include(WIDE)
  })

  it('puts see-through pictures on white', async () => {
    const clear = await sharp({
      create: { ...WIDE, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer()
    const { bytes } = await made(clear)
    expect(near(await colourAt(bytes, 20, 20), { r: 255, g: 255, b: 255 })).to.equal(true)
  })

  it('takes 50 megapixels of a picture that is read line by line, and not more', () =>
    expectLimit(pictures, (picture) => picture.jpeg({ quality: 30 }), 10_000, 5_000))

  it('takes 25 megapixels of one that must be held whole, and not more', () =>
    expectLimit(pictures, (picture) => picture.webp({ effort: 0 }), 5_000, 5_000))

  it('works on two at once, however many come, so that others get on with their work', async () => {
    const photo = await flat(2_000, 2_000).jpeg().toBuffer()
    let most = 0
    // Pictures in work cannot be added: the library counts a picture twice while it takes it from the queue.
    const look = () => {
      most = Math.max(most, sharp.counters().queue)
    }
    sharp.queue.on('change', look)
    try {
      await Promise.all(Array.from({ length: 12 }, () => made(photo)))
    } finally {
      sharp.queue.off('change', look)
    }
    expect(most).to.be.at.most(2)
  })

  it('refuses files that are no whole picture of these kinds', async () => {
    const photo = await sharp(await corners())
      .resize(600, 400)
      .jpeg()
      .toBuffer()
    const png = await sharp(await corners())
      .resize(600, 400)
      .png()
      .toBuffer()
    const none = {
      nothing: Buffer.alloc(0),
      words: Buffer.from('This is a letter and no picture.'),
      'a cut JPEG': photo.subarray(0, photo.length / 2),
      'a cut PNG': png.subarray(0, png.length / 2),
      'only the beginning of a JPEG': photo.subarray(0, 20),
      SVG: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
      ),
      TIFF: await sharp(await corners())
        .tiff()
        .toBuffer(),
      'a HEIC, where no program reads it': await readFile(join(import.meta.dirname, 'turned.heic')),
      PDF: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
    }
    for (const [name, bytes] of Object.entries(none)) {
      expect(await pictures.toJpeg(bytes, 100), name).to.equal(null)
    }
  })
})
