import { expect } from 'chai'
import { memoryTakeStore } from './memory-take-store.ts'
import { overflowTakeStore } from './overflow-take-store.ts'
import { deviceTake, diskLike, stored } from './testing.ts'

const take = deviceTake()
const piece = (text: string) => new Blob([text])
const textOf = async (found: Promise<Blob | undefined>) => await (await found)?.text()

/** No storage at all, as in a private window. */
const nowhere = () => {
  const disk = diskLike()
  for (const call of Object.keys(disk) as (keyof typeof disk)[])
    if (call !== 'fail') disk.fail(call, Number.POSITIVE_INFINITY)
  return disk
}

describe('a disk with memory beside it', () => {
  it('keeps pieces in memory that the disk does not take, in order with the rest', async () => {
    const disk = diskLike()
    const store = overflowTakeStore(disk)
    await store.add(take, 1, piece('a'))
    disk.fail('add')
    expect(await store.add(take, 2, piece('b'))).to.equal(true)
    await store.add(take, 3, piece('c'))
    expect(await store.numbers('t1')).to.deep.equal([1, 2, 3])
    expect(await disk.numbers('t1')).to.deep.equal([1, 3])
    expect(await textOf(store.piece('t1', 2))).to.equal('b')
    await store.forgetPiece('t1', 2)
    await store.forgetPiece('t1', 3)
    expect(await store.numbers('t1')).to.deep.equal([1])
  })

  it('has no room for more when the memory is full too', async () => {
    const disk = diskLike()
    const store = overflowTakeStore(disk, memoryTakeStore(4))
    disk.fail('add', 3)
    expect(await store.add(take, 1, piece('abc'))).to.equal(true)
    expect(await store.add(take, 2, piece('d'))).to.equal(false)
    await store.forgetPiece('t1', 1)
    expect(await store.add(take, 3, piece('e'))).to.equal(true)
  })

  it('gives the pieces in memory while the disk cannot be read', async () => {
    const disk = diskLike()
    const store = overflowTakeStore(disk)
    await store.add(take, 1, piece('a'))
    disk.fail('add')
    await store.add(take, 2, piece('b'))
    disk.fail('numbers')
    disk.fail('piece')
    expect(await store.numbers('t1')).to.deep.equal([2])
    expect(await textOf(store.piece('t1', 2))).to.equal('b')
  })

  it('does not take a disk that cannot be read for an empty one', async () => {
    const disk = await stored(take, { 1: 'a' })
    const store = overflowTakeStore(disk)
    await store.takes()
    disk.fail('numbers')
    const fault = await store.numbers('t1').catch((caught: unknown) => caught)
    expect(fault).to.be.instanceOf(DOMException)
    expect(await store.numbers('t1')).to.deep.equal([1])
  })

  it('records without any storage', async () => {
    const store = overflowTakeStore(nowhere())
    expect(await store.add(take, 1, piece('a'))).to.equal(true)
    expect(await store.numbers('t1')).to.deep.equal([1])
    await store.forgetPiece('t1', 1).catch(() => {})
    expect(await store.numbers('t1')).to.deep.equal([])
  })
})
