import type { Pictures } from '@callboard/core'
import { expect } from 'chai'
import sharp, { type Sharp } from 'sharp'
import { GREY } from './corners.fixture.ts'

/** A picture of one colour, of any size. */
export const flat = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: GREY }, limitInputPixels: false })

/** Fails unless a picture of this size, written as a file of some kind, is taken, and one that is two lines higher is not. */
export async function expectLimit(
  pictures: Pictures,
  write: (picture: Sharp) => Sharp,
  width: number,
  height: number,
): Promise<void> {
  const whole = await write(flat(width, height)).toBuffer()
  expect(await pictures.toJpeg(whole, 100)).to.include({ width: 100, height: (100 * height) / width })
  expect(await pictures.toJpeg(await write(flat(width, height + 2)).toBuffer(), 100)).to.equal(null)
}
