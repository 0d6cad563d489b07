import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'

/** Runs a program in a folder that is a file system of 3 MiB of its own, seen by that program alone. */
const SMALL_DISK = 'mount -t tmpfs -o size=3m tmpfs "$1" && shift && exec "$@"'
const onSmallDisk = (folder: string, ...command: readonly string[]) =>
  spawnSync('unshare', ['--map-root-user', '--mount', 'sh', '-c', SMALL_DISK, 'sh', folder, ...command], {
    encoding: 'utf8',
  })

describe('a disk without room', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'full-disk-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('is told as such, leaves nothing half, and takes files again when there is room [REC-08]', function () {
    // Containers without namespaces of their own cannot mount.
    if (onSmallDisk(folder, 'true').status !== 0) this.skip()
    const fixture = join(import.meta.dirname, 'full-disk.fixture.ts')
    const { stdout, stderr } = onSmallDisk(folder, process.execPath, fixture, folder)
    const told = JSON.parse(stdout || expect.fail(stderr))
    expect(told.stored).to.be.above(3)
    expect(told.refused.status).to.equal(503)
    expect(JSON.parse(told.refused.said).error).to.deep.equal({
      code: 'storage_full',
      message: 'There is no room left to store files.',
    })
    expect(told).to.deep.include({
      copied: 'unavailable storage_full',
      joined: 'unavailable storage_full',
      leftBehind: [],
      whole: true,
      after: 200,
    })
  })
})
