import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '@callboard/core/testing'
import { mediaFixtures, mediaToolContract } from '@callboard/review/testing'
import { expect } from 'chai'
import { FfmpegTool } from './ffmpeg-tool.ts'
import { findFfmpeg } from './find-ffmpeg.ts'
import { type RunRights, runProgram } from './run-program.ts'

const found = async () => (await findFfmpeg()) ?? expect.fail('no ffmpeg')

mediaToolContract('ffmpeg', async () => new FfmpegTool(await found()), { encoder: true })

describe('findFfmpeg', () => {
  it('gives null on a machine without it', async () => {
    expect(await findFfmpeg({ ffmpeg: '/no/such/ffmpeg', ffprobe: '/no/such/ffprobe' })).to.equal(null)
  })
})

/** A program that hangs, and so does another one that it has started; its output names the second. */
const HUNG = 'sleep 1000 > /dev/null 2>&1 & echo $!; wait'

describe('runProgram', () => {
  /** Runs the hung program until `end` ends it. @returns the fault, when the helper has ended as well */
  async function endOf(end: (ending: AbortController) => Partial<RunRights>): Promise<unknown> {
    const ending = new AbortController()
    const helper = Promise.withResolvers<number>()
    const run = runProgram('sh', ['-c', HUNG], {
      timeoutMs: 600_000,
      lines: (line) => helper.resolve(Number(line)),
      ending: ending.signal,
      ...end(ending),
    })
    const fault = run.then(
      () => expect.fail('should have been ended'),
      (reason: unknown) => reason,
    )
    const pid = await helper.promise
    if (Object.keys(end(ending)).length === 0) ending.abort(new Error('The try is over.'))
    const reason = await fault
    await until('the program has ended', () => !isAlive(pid))
    return reason
  }

  it('ends a program that says nothing any more, with all that it has started', async () => {
    // The shell has named the helper long before, also on a machine where Node takes seconds to start.
    expect(await endOf(() => ({ silentMs: 2_000 }))).to.include({
      kind: 'unavailable',
      code: 'media_timeout',
    })
  })

  it('ends a program when the try of its job is over, with all that it has started', async () => {
    expect(await endOf(() => ({}))).to.have.property('message', 'The try is over.')
  })

  it('kills a program whose time is up', async () => {
    const forever = runProgram(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { timeoutMs: 200 })
    const error = await forever.then(
      () => expect.fail('should have been stopped'),
      (reason: unknown) => reason,
    )
    expect(error).to.include({ kind: 'unavailable', code: 'media_timeout' })
  })

  it('does not take a program that the machine has ended, as one without memory does, for one that read the file', async () => {
    const killed = await runProgram('sh', ['-c', 'kill -KILL $$'], { timeoutMs: 600_000 }).then(
      () => expect.fail('should have told that it was ended'),
      (reason: Error) => reason.message,
    )
    expect(killed).to.equal('sh was ended by SIGKILL.')
  })
})

/** A process that has ended and is not yet waited for by its parent counts as ended. */
function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}

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
