import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DomainError, type ScratchSpace } from '@callboard/core'
import { expect } from 'chai'
import sharp from 'sharp'
import { BLUE, colourAt, corners, expectUpright, near, WIDE } from './corners.fixture.ts'
import { findHeifConvert } from './find-heif-convert.ts'
import { HeifConvert } from './heif-convert.ts'
import { sharpPictures } from './sharp-pictures.ts'

const fixture = (name: string) => readFile(join(import.meta.dirname, name))

/** Places of boxes in `turned.heic`: the angle of `irot`, and the size in the second `ispe`, which is the picture's. */
const ANGLE_AT = 435
const SIZE_AT = 419

describe('sharpPictures of a HEIC', () => {
  let folder: string
  let heif: HeifConvert
  let turned: Buffer
  let worked: string[]

  const scratch: ScratchSpace = {
    async within(work) {
      const own = await mkdtemp(join(folder, 'work-'))
      worked.push(own)
      try {
        return await work(own)
      } finally {
        await rm(own, { recursive: true })
      }
    },
  }
  const toJpeg = (bytes: Uint8Array, by = heif) => sharpPictures(by).toJpeg(bytes, 1000)
  const made = async (bytes: Uint8Array) => (await toJpeg(bytes)) ?? expect.fail('should be a picture')
  const changed = (change: (heic: Buffer) => void) => {
    const heic = Buffer.from(turned)
    change(heic)
    return heic
  }
  const program = async (name: string, lines: string) => {
    const file = join(folder, name)
    await writeFile(file, `#!/bin/sh\n${lines}\n`)
    await chmod(file, 0o700)
    return file
  }

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'heic-'))
    worked = []
    heif = (await findHeifConvert(scratch)) ?? expect.fail('no heif-convert')
    turned = await fixture('turned.heic')
  })
  beforeEach(() => {
    worked = []
  })
  after(() => rm(folder, { recursive: true }))

  it('is upright once, though header and EXIF both say how it is turned [CHK-09]', async () => {
    await expectUpright(await made(turned))
  })

  it('goes by its header where its EXIF says something else [CHK-09]', async () => {
    const upright = await corners()
    for (const [angle, degrees] of [
      [0, 270],
      [1, 180],
      [2, 90],
    ] as const) {
      const { bytes, width, height } = await made(changed((heic) => heic.writeUInt8(angle, ANGLE_AT)))
      const seen = await sharp(upright).rotate(degrees).toBuffer({ resolveWithObject: true })
      expect([width, height], `angle ${angle}`).to.deep.equal([seen.info.width, seen.info.height])
      for (const [left, top] of [
        [5, 5],
        [width - 6, 5],
        [5, height - 6],
      ] as const) {
        const [r, g, b] = (await colourAt(seen.data, left, top)) as [number, number, number]
        expect(near(await colourAt(bytes, left, top), { r, g, b }), `angle ${angle}`).to.equal(true)
      }
    }
  })

  it('loses location, camera and other metadata [CHK-09]', async () => {
    expect(turned.toString('latin1')).to.match(/Camera of Ana/)
    const { bytes } = await made(turned)
    const { exif, xmp, iptc } = await sharp(bytes).metadata()
    expect({ exif, xmp, iptc }).to.deep.equal({ exif: undefined, xmp: undefined, iptc: undefined })
    expect(Buffer.from(bytes).toString('latin1')).not.to.match(/Exif|Ana|GPS/)
  })

  it('becomes a PNG where one is asked for, and is scaled down', async () => {
    const png = (await sharpPictures(heif).toPng(turned, 30)) ?? expect.fail('should be a picture')
    expect(png).to.include({ width: 30, height: 20 })
    expect((await sharp(png.bytes).metadata()).format).to.equal('png')
  })

  it('is refused when it brings more pictures than a burst', async () => {
    expect(await sharpPictures(heif).toJpeg(await fixture('nine-pictures.heic'), 100)).to.equal(null)
  })

  it('of several pictures is the one that it shows first', async () => {
    const { bytes } = await made(await fixture('two-pictures.heic'))
    expect(near(await colourAt(bytes, 30, 30), BLUE)).to.equal(true)
  })

  it('is refused when it is cut, or text, or text behind its head [CHK-09]', async () => {
    const none = {
      'cut in its head': turned.subarray(0, 400),
      'cut in its picture': turned.subarray(0, 600),
      'text behind the head': Buffer.concat([turned.subarray(0, 28), Buffer.from('This is a letter.')]),
      text: Buffer.from('This is a letter named photo.heic.'),
    }
    for (const [name, bytes] of Object.entries(none)) expect(await toJpeg(bytes), name).to.equal(null)
  })

  it('of more than 50 megapixels is refused before a program is started', async () => {
    const bomb = changed((heic) => {
      heic.writeUInt32BE(10_000, SIZE_AT)
      heic.writeUInt32BE(5_001, SIZE_AT + 4)
    })
    expect(await toJpeg(bomb)).to.equal(null)
    expect(worked).to.deep.equal([])
  })

  it('is refused when its program needs more memory than it may have', async () => {
    const small = new HeifConvert('heif-convert', scratch, { dataBytes: 1_000_000 })
    expect(await toJpeg(turned, small)).to.equal(null)
  })

  it('is refused when its program hangs, fails or writes nothing, and no file is left', async () => {
    const hanging = new HeifConvert(await program('hangs', 'exec sleep 100000'), scratch, { timeoutMs: 200 })
    const failing = new HeifConvert(await program('fails', 'exit 3'), scratch)
    const idle = new HeifConvert(await program('idle', 'exit 0'), scratch)
    for (const by of [hanging, failing, idle]) expect(await toJpeg(turned, by)).to.equal(null)
    expect(worked).to.have.length(3)
    expect((await readdir(folder)).filter((name) => name.startsWith('work-'))).to.deep.equal([])
  })

  it('is not told to be no picture when there is no room to work in [CHK-09]', async () => {
    const full = new DomainError('unavailable', 'storage_full', 'There is no room left to store files.')
    const noRoom: ScratchSpace = { within: () => Promise.reject(full) }
    const told = await toJpeg(turned, new HeifConvert('heif-convert', noRoom)).catch(
      (error: unknown) => error,
    )
    expect(told).to.equal(full)
  })

  it('is read by two programs at once, however many come', async () => {
    let now = 0
    let most = 0
    const counting: ScratchSpace = {
      async within(work) {
        now += 1
        most = Math.max(most, now)
        try {
          return await scratch.within(work)
        } finally {
          now -= 1
        }
      },
    }
    const counted = new HeifConvert('heif-convert', counting)
    const all = await Promise.all(Array.from({ length: 6 }, () => toJpeg(turned, counted)))
    for (const picture of all) expect(picture).to.include(WIDE)
    expect(most).to.equal(2)
  })

  it('has no program where there is none, and the second one where there is only that', async () => {
    expect(await findHeifConvert(scratch, ['heif-of-nobody'])).to.equal(null)
    expect(await findHeifConvert(scratch, ['heif-of-nobody', 'heif-convert'])).to.be.instanceOf(HeifConvert)
  })

  it('has no program where that leaves a picture as it is stored', async () => {
    const stored = join(folder, 'stored.jpg')
    await sharp({ create: { width: 40, height: 60, channels: 3, background: '#888' } }).toFile(stored)
    expect(await findHeifConvert(scratch, [await program('old', `exec cp ${stored} "$4"`)])).to.equal(null)
  })
})
