import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { link, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'

const TAKES = 4
const TAKE_BYTES = 24 * 1024 ** 2
const WORKER = join(import.meta.dirname, 'killed-own-data.fixture.ts')

interface Told {
  readonly percent?: number
  readonly collected?: number
  readonly done?: true
}

describe('an archive of texts and files whose workers are killed', function () {
  this.timeout(120_000)
  let folder: string
  const collectors: number[] = []

  /** The takes are names of one file. */
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'callboard-own-data-'))
    const [take, meta] = [join(folder, 'take.mp4'), join(folder, 'meta')]
    await writeFile(take, randomBytes(TAKE_BYTES))
    await writeFile(meta, JSON.stringify({ contentType: 'video/mp4' }))
    for (let n = 0; n < TAKES; n += 1) {
      const of = join(folder, 'objects/videos', `video-${n}`)
      await mkdir(of, { recursive: true })
      await link(take, join(of, 'take.mp4'))
      await link(meta, join(of, 'take.mp4~meta'))
    }
  })
  after(() => rm(folder, { recursive: true, force: true }))

  /** @returns whether a worker has ended its work; it is killed at this percent */
  async function worked(killedAt: number): Promise<boolean> {
    const worker: ChildProcess = fork(WORKER, [folder, String(TAKES)])
    let isDone = false
    worker.on('message', (told: Told) => {
      if (told.collected) collectors.push(told.collected)
      if (told.percent !== undefined && told.percent >= killedAt) worker.kill('SIGKILL')
      isDone ||= told.done === true
    })
    await once(worker, 'exit')
    return isDone
  }

  it('goes on with what the first of them has collected, and is whole [ACC-16] [REL-01]', async () => {
    expect(await worked(40)).to.equal(false)
    expect(await worked(70)).to.equal(false)
    expect(await worked(101)).to.equal(true)

    expect(collectors).to.have.length(1)
    const zip = join(folder, 'objects/archives/archive.zip')
    expect(spawnSync('unzip', ['-tq', zip]).status).to.equal(0)
    const { stdout } = spawnSync('unzip', ['-p', zip, 'messages.json'], {
      encoding: 'utf8',
      maxBuffer: TAKE_BYTES,
    })
    expect(stdout.trimEnd().split('\n')).to.have.length(100_000)
    expect(stdout).to.match(new RegExp(`^Collected by process ${collectors[0]}, line 0\\.`))
    const left = await readdir(join(folder, 'objects/archives'), { recursive: true, withFileTypes: true })
    expect(left.filter((entry) => entry.isFile()).map(({ name }) => name)).to.have.members([
      'archive.zip',
      'archive.zip~meta',
    ])
  })
})
