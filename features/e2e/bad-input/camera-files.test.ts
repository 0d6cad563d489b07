import { sessionRoom } from '@callboard/lobby/contract'
import { getReview, type VideoView, videoUpdated } from '@callboard/review/contract'
import { expect } from 'chai'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { GroupUpload } from '../../drivers/http/group-upload.ts'
import { LiveClient } from '../../drivers/http/live-client.ts'
import { signIn, startGroup } from '../../drivers/http/office.ts'
import {
  type CameraFileName,
  type CameraFiles,
  cameraFiles,
  halves,
  probed,
} from '../../support/camera-files.ts'
import { detail } from '../support/detail.ts'
import { productForTests } from '../support/product-for-tests.ts'

interface Expected {
  readonly file: CameraFileName
  readonly what: string
  readonly width: number
  readonly height: number
  /** A number, or a range for a file of which only a part is there. */
  readonly seconds: number | readonly [number, number]
  readonly isMute?: boolean
  readonly fps?: number
  readonly warning?: string
}

const SHORT = 'This take is under one second long.'
const UPRIGHT = { width: 320, height: 240 } as const
const PLAYABLE: readonly Expected[] = [
  {
    file: 'short.mp4',
    what: '0.4 s',
    ...UPRIGHT,
    seconds: 0.4,
    warning: SHORT,
  },
  { file: 'silent.mp4', what: 'no sound', ...UPRIGHT, seconds: 2, isMute: true },
  { file: 'upright-hevc.mov', what: 'HEVC of a phone held upright', width: 360, height: 640, seconds: 1 },
  { file: 'turned.mp4', what: 'a phone that was turned', width: 240, height: 320, seconds: 1, isMute: true },
  { file: 'odd.mkv', what: 'odd sides', ...UPRIGHT, seconds: 1, isMute: true },
  { file: 'uneven.mkv', what: 'uneven frames', ...UPRIGHT, seconds: 3, isMute: true },
  {
    file: '4k60.mp4',
    what: '4K, 60 frames a second',
    width: 3840,
    height: 2160,
    seconds: 0.5,
    fps: 60,
    warning: SHORT,
  },
  { file: 'slow.webm', what: 'VP9, 15 frames a second', ...UPRIGHT, seconds: 2, fps: 15 },
  { file: 'cut.mp4', what: 'a copy that broke off', ...UPRIGHT, seconds: [1, 2.9] },
  { file: 'cut.webm', what: 'a recording that broke off', ...UPRIGHT, seconds: [1, 2.9] },
]

/** The others are files of the tests of the media adapter, too. */
const ALWAYS: readonly CameraFileName[] = ['upright-hevc.mov', 'cut.webm']

const UNREADABLE = 'This file cannot be read as a video.'
const BROKEN: readonly [what: string, file: CameraFileName][] = [
  ['whose index is lost', 'lost-index.mp4'],
  ['with sound alone', 'sound.mp4'],
]

describe('a file from a camera that staff upload', () => {
  const product = productForTests()
  let files: CameraFiles
  let director: ApiClient
  let session: string
  let group: string
  let lobby: LiveClient

  before(async () => {
    files = await cameraFiles()
    director = await signIn(product.origin, 'director')
    const made = await startGroup(product.origin, director)
    session = made.session._id
    group = made.group
    lobby = new LiveClient(product.origin, director.token!)
    await lobby.join(sessionRoom, session)
  })
  after(() => lobby?.close())

  const begin = (name: string, bytes: Uint8Array, told = {}) =>
    GroupUpload.begin(product.origin, director, group, name, bytes, told)

  /** @returns how the video of the file ended */
  async function ended(name: string, bytes: Uint8Array): Promise<VideoView> {
    const title = name.replace(/\.\w+$/, '')
    const end = lobby.heard<VideoView>(
      videoUpdated,
      (video) => video.name === title && video.state !== 'processing',
    )
    const upload = await begin(name, bytes, { type: 'application/octet-stream' })
    await upload.send()
    expect(await upload.complete()).to.include({ state: 'whole', reason: null })
    return await end
  }
  const loaded = async (url: string) =>
    new Uint8Array(await (await fetch(new URL(url, product.origin))).arrayBuffer())

  async function expectSeconds(seconds: number, wanted: Expected['seconds']): Promise<void> {
    if (typeof wanted === 'number') expect(seconds).to.be.closeTo(wanted, 0.25)
    else expect(seconds).to.be.within(...wanted)
  }

  /** An H.264/AAC MP4 that begins at once, with a picture as upright as itself. */
  async function expectPlays(video: VideoView, expected: Expected): Promise<void> {
    const { width, height } = expected
    expect(video).to.include({
      state: 'ready',
      reason: null,
      warning: expected.warning ?? null,
      width,
      height,
    })
    await expectSeconds(video.duration, expected.seconds)
    if (expected.fps !== undefined) expect(video.fps).to.be.closeTo(expected.fps, 0.5)

    const bytes = await loaded(video.url!)
    const { streams, format } = await probed(bytes)
    expect(streams.map((stream) => stream.codec_name)).to.have.members(
      expected.isMute ? ['h264'] : ['h264', 'aac'],
    )
    const picture = streams.find((stream) => stream.codec_type === 'video')!
    expect(picture.pix_fmt).to.equal('yuv420p')
    await expectSeconds(Number(format.duration), expected.seconds)
    const text = Buffer.from(bytes).toString('latin1')
    expect(format.format_name).to.contain('mp4')
    expect(text.indexOf('moov'), 'the index stands first').to.be.within(1, text.indexOf('mdat'))

    const poster = (await probed(await loaded(video.thumbnail_url!))).streams[0]!
    expect(poster.width! > poster.height!).to.equal(width > height)
  }

  for (const expected of PLAYABLE) {
    const test = ALWAYS.includes(expected.file) ? it : detail
    test(`plays, with its true length and an upright picture: ${expected.what} [REC-06]`, async () => {
      await expectPlays(await ended(expected.file, files.get(expected.file)!), expected)
    })
  }

  it('that was held on its side is upright in its picture and its video, not upside down [REC-06]', async () => {
    const video = await ended('turned again.mp4', files.get('turned.mp4')!)
    for (const url of [video.thumbnail_url!, video.url!]) {
      const [upper, lower] = await halves(await loaded(url))
      expect(upper).to.be.above(lower + 100)
    }
  })

  it('keeps a name of 300 signs of several scripts [INT-01]', async () => {
    const name = `试镜 😀 + % # 'é' ${'n'.repeat(300)}`.slice(0, 296)
    const video = await ended(`${name}.mp4`, files.get('silent.mp4')!)
    expect(video).to.include({ state: 'ready', name })
    const { groups } = await director.call(getReview, { session })
    expect(groups.flatMap((one) => one.videos.map((each) => each.name))).to.contain(name)
  })

  for (const [what, file] of BROKEN)
    it(`fails in plain words, and staff may try again: one ${what} [REC-06]`, async () => {
      const video = await ended(file, files.get(file)!)
      expect(video).to.deep.include({ state: 'failed', reason: UNREADABLE, url: null, can: { retry: true } })
    })

  it('is no video when it is a text with another name: its sender is told, and no group shows it [SEC-04]', async () => {
    const upload = await begin('letter.mp4', files.get('text.mp4')!)
    await upload.send()
    const wanted = { state: 'failed', reason: 'This file is not a video.' }
    expect(await upload.complete()).to.include(wanted)
    expect(await upload.state()).to.include(wanted)
    const { groups } = await director.call(getReview, { session })
    expect(groups.flatMap((one) => one.videos.map(({ name }) => name))).not.to.contain('letter')
  })

  it('of zero bytes is refused before it is sent [SEC-04]', async () => {
    const refusal = await begin('empty.mp4', new Uint8Array()).then(
      () => expect.fail('should have been refused'),
      (fault: unknown) => fault,
    )
    expect(refusal).to.deep.include({ status: 422, fields: { size: 'This file is empty.' } })
  })
})
