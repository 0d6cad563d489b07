import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mediaFixtures, mediaToolContract } from '@callboard/review/testing'
import { expect } from 'chai'
import { FfmpegTool } from './ffmpeg-tool.ts'
import { findFfmpeg } from './find-ffmpeg.ts'
import { runProgram } from './run-program.ts'

const found = async () => (await findFfmpeg()) ?? expect.fail('no ffmpeg')

mediaToolContract('ffmpeg', async () => new FfmpegTool(await found()), { encoder: true })

describe('findFfmpeg', () => {
  it('gives null on a machine without it', async () => {
    expect(await findFfmpeg({ ffmpeg: '/no/such/ffmpeg', ffprobe: '/no/such/ffprobe' })).to.equal(null)
  })
})

describe('runProgram', () => {
  it('kills a program whose time is up', async () => {
    const forever = runProgram(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], 200)
    const error = await forever.then(
      () => expect.fail('should have been stopped'),
      (reason: unknown) => reason,
    )
    expect(error).to.include({ kind: 'unavailable', code: 'media_timeout' })
  })
})

describe('FfmpegTool', () => {
  let folder: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'media-ffmpeg-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('leaves nothing behind when its time is up', async () => {
    const tool = new FfmpegTool(await found(), { toMp4Ms: 1 })
    const error = await tool.toMp4(mediaFixtures().recordedVp8, join(folder, 'target.mp4')).then(
      () => expect.fail('should have been stopped'),
      (reason: unknown) => reason,
    )
    expect(error).to.include({ code: 'media_timeout' })
    expect(await readdir(folder)).to.deep.equal([])
  })

  it('opens no file that another one names, and no address', async () => {
    let asked = 0
    const server = createServer((_request, response) => {
      asked += 1
      response.end()
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    try {
      const address = server.address()
      const port = typeof address === 'object' ? address?.port : 0
      const { silentMp4 } = mediaFixtures()
      const lists = [
        `#EXTM3U\n#EXT-X-TARGETDURATION:5\n#EXTINF:5,\nhttp://127.0.0.1:${port}/a.ts\n#EXT-X-ENDLIST\n`,
        `#EXTM3U\n#EXT-X-TARGETDURATION:5\n#EXTINF:5,\nfile:${silentMp4}\n#EXT-X-ENDLIST\n`,
        `ffconcat version 1.0\nfile ${silentMp4}\n`,
      ]
      const tool = new FfmpegTool(await found())
      for (const [place, list] of lists.entries()) {
        const file = join(folder, `list-${place}.mp4`)
        await writeFile(file, list)
        expect(await tool.probe(file), list).to.equal(null)
      }
      expect(asked).to.equal(0)
    } finally {
      server.close()
    }
  })
})
