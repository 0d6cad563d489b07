import { expectLimit } from './huge.fixture.ts'
import { sharpPictures } from './sharp-pictures.ts'

describe('huge pictures', () => {
  const pictures = sharpPictures(null)

  it('of 50 megapixels are taken when they are read line by line, and not more', () =>
    expectLimit(pictures, (picture) => picture.png({ compressionLevel: 1 }), 10_000, 5_000))

  it('of 25 megapixels are taken when they must be held whole, and not more: JPEG', () =>
    expectLimit(pictures, (picture) => picture.jpeg({ progressive: true, quality: 30 }), 5_000, 5_000))

  it('of 25 megapixels are taken when they must be held whole, and not more: PNG', () =>
    expectLimit(pictures, (picture) => picture.png({ progressive: true, compressionLevel: 1 }), 5_000, 5_000))

  it('of 25 megapixels are taken when they must be held whole, and not more: GIF', () =>
    expectLimit(pictures, (picture) => picture.gif({ effort: 1 }), 5_000, 5_000))

  it('as large as a camera photo of ours are taken as AVIF, and not larger', () =>
    expectLimit(pictures, (picture) => picture.avif({ effort: 0 }), 4_000, 4_000))
})
