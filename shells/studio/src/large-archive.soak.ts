import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { link, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'chai'

const MIB = 1024 ** 2
const TAKES = 100
const TAKE_BYTES = 105 * MIB
/** More than the process has at rest; it has imported the tools of tests by then. */
const MOST_MIB = 110
const WORKER = join(import.meta.dirname, 'large-archive.fixture.ts')

interface Told {
  readonly percent?: number
  readonly began?: number
  /** MiB. */
  readonly grown?: number
}

/** The folder for temporary files of a run of tests may be in memory. */
const ON_DISK = '/var/tmp'

describe('an archive of 10 GiB', () => {
  let folder: string

  /** The takes are names of one file: what is read and zipped is as much. */
  before(async () => {
    folder = await mkdtemp(join(ON_DISK, 'callboard-archive-'))
    const videos = join(folder, 'objects/videos')
    const [take, meta] = [join(folder, 'take.mp4'), join(folder, 'meta')]
    await writeFile(take, randomBytes(TAKE_BYTES))
    await writeFile(meta, JSON.stringify({ contentType: 'video/mp4' }))
    for (let n = 0; n < TAKES; n += 1) {
      const of = join(videos, `video-${n}`)
      await mkdir(of, { recursive: true })
      await link(take, join(of, 'take.mp4'))
      await link(meta, join(of, 'take.mp4~meta'))
    }
  })
  after(() => rm(folder, { recursive: true, force: true }))

  /** A worker, and what it says at the end; it is killed at this percent. */
  async function worked(killedAt = 101): Promise<Told | undefined> {
    const worker: ChildProcess = fork(WORKER, [folder, String(TAKES), String(TAKE_BYTES)])
    let last: Told | undefined
    worker.on('message', (told: Told) => {
      if (told.percent === undefined) last = told
      else if (told.percent >= killedAt) worker.kill('SIGKILL')
    })
    const [code] = await once(worker, 'exit')
    if (killedAt > 100) expect(code).to.equal(0)
    return last
  }

  it('goes on where its killed workers were, in flat memory, and every program reads it [REV-08] [PER-09] [REL-01]', async () => {
    expect(await worked(30)).to.equal(undefined)
    expect(await worked(60)).to.equal(undefined)
    const { began, grown } = (await worked())!
    console.log(`      went on at ${began} %, in ${grown!.toFixed()} MiB`)
    expect(began).to.be.within(58, 61)
    expect(grown).to.be.below(MOST_MIB)

    const zip = join(folder, 'objects/archives/archive.zip')
    expect((await stat(zip)).size).to.be.above(TAKES * TAKE_BYTES)
    expect(spawnSync('unzip', ['-tq', zip]).status).to.equal(0)
    expect(spawnSync('7zz', ['t', zip]).status).to.equal(0)
    const own = createHash('sha256')
    for await (const piece of createReadStream(join(folder, 'take.mp4'))) own.update(piece)
    for (const name of ['take 0.mp4', 'take 41.mp4', `take ${TAKES - 1}.mp4`]) {
      const sum = spawnSync('sh', ['-c', 'unzip -p "$0" "$1" | sha256sum', zip, name], { encoding: 'utf8' })
      expect(sum.stdout, name).to.contain(own.copy().digest('hex'))
    }
  })
})
