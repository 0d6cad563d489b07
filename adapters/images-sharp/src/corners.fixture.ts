import { expect } from 'chai'
import sharp from 'sharp'

export const WIDE = { width: 60, height: 40 }
const RED = { r: 220, g: 20, b: 20 }
const GREEN = { r: 20, g: 180, b: 20 }
export const BLUE = { r: 20, g: 20, b: 220 }
export const GREY = { r: 128, g: 128, b: 128 }

/** Grey, with a red corner top left, a green one top right and a blue one bottom left: any turn or flip shows. */
export async function corners(): Promise<Buffer> {
  const corner = (background: typeof RED, left: number, top: number) => ({
    input: { create: { width: 20, height: 16, channels: 3 as const, background } },
    left,
    top,
  })
  return sharp({ create: { ...WIDE, channels: 3, background: GREY } })
    .composite([corner(RED, 0, 0), corner(GREEN, 40, 0), corner(BLUE, 0, 24)])
    .png()
    .toBuffer()
}

export async function colourAt(jpeg: Uint8Array, left: number, top: number): Promise<number[]> {
  const pixels = await sharp(jpeg).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return [...pixels]
}

export const near = (colour: number[], { r, g, b }: typeof RED) =>
  [r, g, b].every((value, place) => Math.abs(value - colour[place]!) < 30)

/** @throws AssertionError when it is not `corners`, as large as that and the right way up */
export async function expectUpright(picture: { bytes: Uint8Array; width: number; height: number }) {
  const { bytes, width, height } = picture
  expect({ width, height }).to.deep.equal(WIDE)
  expect(near(await colourAt(bytes, 8, 8), RED), 'red top left').to.equal(true)
  expect(near(await colourAt(bytes, 52, 8), GREEN), 'green top right').to.equal(true)
  expect(near(await colourAt(bytes, 8, 32), BLUE), 'blue bottom left').to.equal(true)
  expect((await sharp(bytes).metadata()).orientation).to.equal(undefined)
}
