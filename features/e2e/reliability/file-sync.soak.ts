import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, rmdir, truncate, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { expect } from 'chai'
import { smallDisk } from '../../../core/src/testing/small-disk.ts'
import { noisyFile } from '../../support/noisy-file.ts'

import { digest, slowLine, syncScene } from './sync-scene.ts'

describe('the sync helper', () => {
  const { product, ends, helperFor, office, tokenOf, turn, inStep, filesIn, partOf, says, bytesAt } =
    syncScene()

  it('goes on in the middle of a file after a kill, and names it only when it is whole [INT-03]', async () => {
    const at = await office()
    const video = await at.add('Long.mp4')
    const line = await slowLine(product.origin)
    ends.push(() => line.stop())
    const helper = await helperFor(line.origin)
    await turn(helper, at, await tokenOf(at))
    await line.halfway
    const arrived = await partOf(helper, at)
    expect(await filesIn(helper.folder)).to.deep.equal([])
    line.release()
    await helper.restart('SIGKILL')
    const { folder } = await helper.until(at.asked, inStep(1))
    expect(digest(await readFile(join(folder!, 'Ana Example/Long.mp4')))).to.equal(
      digest(await bytesAt(video.url)),
    )
    expect(line.ranges).to.have.length(2)
    expect(line.ranges[0]).to.equal(undefined)
    expect(Number(/^bytes=(\d+)-$/.exec(line.ranges[1]!)![1])).to.be.within(arrived, video.size - 1)
    expect(existsSync(join(helper.folder, '.callboard', at.session._id))).to.equal(false)
  })

  it('writes nothing in the place of a disk that is away, and goes on by itself when it is back [INT-03]', async () => {
    const at = await office()
    const videos = [await at.add('First.mp4'), await at.add('Second.mp4')]
    const line = await slowLine(product.origin)
    ends.push(() => line.stop())
    const helper = await helperFor(line.origin)
    await turn(helper, at, await tokenOf(at))
    await line.halfway
    await partOf(helper, at)
    const away = join(helper.parent, 'away')
    const isAway = says('The folder is not there. Is its disk connected?')

    await rename(helper.folder, away)
    line.letGo()
    await helper.until(at.asked, isAway)
    expect(await readdir(helper.parent)).to.deep.equal(['away'])
    await rename(away, helper.folder)
    await helper.until(at.asked, inStep(2))

    // An empty folder is left where a disk was mounted.
    await rename(helper.folder, away)
    await mkdir(helper.folder)
    videos.push(await at.add('Third.mp4'))
    await helper.until(at.asked, isAway)
    expect(await readdir(helper.folder)).to.deep.equal([])
    await rmdir(helper.folder)
    await rename(away, helper.folder)
    const { folder, fault } = await helper.until(at.asked, inStep(3))
    expect(fault).to.equal(null)
    expect(await filesIn(folder!)).to.have.length(3)
    for (const { name, url } of videos)
      expect(digest(await readFile(join(folder!, `Ana Example/${name}.mp4`)))).to.equal(
        digest(await bytesAt(url)),
      )
    // The first one arrived on the disk while that was away.
    expect(line.ranges).to.deep.equal([undefined, undefined, undefined])
  })

  it('goes on where a server stopped in the middle of a file, once it is there again [INT-03]', async () => {
    const at = await office()
    const video = await at.add('Long.mp4', await noisyFile(40))
    const line = await slowLine(product.origin)
    ends.push(() => line.stop())
    const helper = await helperFor(line.origin)
    await turn(helper, at, await tokenOf(at))
    await line.halfway
    const arrived = await partOf(helper, at)
    await product.killAndRestart(async () => {
      line.letGo()
      await helper.until(at.asked, says('The line was cut.'))
      await helper.until(at.asked, says('Callboard cannot be reached.'))
      expect(await filesIn(helper.folder)).to.deep.equal([])
    })
    const { folder, fault } = await helper.until(at.asked, inStep(1))
    expect(fault).to.equal(null)
    expect(digest(await readFile(join(folder!, 'Ana Example/Long.mp4')))).to.equal(
      digest(await bytesAt(video.url)),
    )
    expect(line.ranges).to.have.length(2)
    expect(Number(/^bytes=(\d+)-$/.exec(line.ranges[1]!)![1])).to.be.within(arrived, video.size - 1)
  })

  it('says that its disk is full, and goes on by itself when there is room [INT-03]', async function () {
    const disk = await smallDisk(this, 4)
    ends.push(() => disk.remove())
    const at = await office()
    const video = await at.add('Long.mp4', await noisyFile(4))
    const helper = await helperFor(product.origin, disk)
    const filler = join(helper.seenFolder, 'filler')
    const isFull = { syncing: true, step: 'waiting', fault: 'The disk is full.' }
    // What there is room for is written.
    await writeFile(filler, new Uint8Array(8 * 1024 * 1024)).catch(() => {})
    expect(await turn(helper, at, await tokenOf(at))).to.include(isFull)
    await truncate(filler, 2 * 1024 * 1024)
    await partOf(helper, at)
    await helper.until(at.asked, says('The disk is full.'))
    expect(await filesIn(helper.seenFolder)).to.deep.equal(['filler'])
    await rm(filler)
    const { folder, fault } = await helper.until(at.asked, inStep(1))
    expect(fault).to.equal(null)
    const file = join(helper.seenFolder, relative(helper.folder, folder!), 'Ana Example/Long.mp4')
    expect(digest(await readFile(file))).to.equal(digest(await bytesAt(video.url)))
  })
})
