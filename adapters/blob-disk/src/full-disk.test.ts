import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { type SmallDisk, smallDisk } from '@callboard/core/testing'
import { expect } from 'chai'

describe('a disk without room', () => {
  let disk: SmallDisk | undefined
  afterEach(() => disk?.remove())

  it('is told as such, leaves nothing half, and takes files again when there is room [REC-08]', async function () {
    disk = await smallDisk(this, 3)
    const fixture = join(import.meta.dirname, 'full-disk.fixture.ts')
    const [program, ...args] = disk.command(process.execPath, fixture, disk.folder)
    const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' })
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
      worked: 'unavailable storage_full',
      leftBehind: [],
      whole: true,
      after: 200,
    })
  })
})
