import { inspect } from 'node:util'
import type { DomainError } from '@callboard/core'
import { BreakableLine, failureOf, refusalOf, until } from '@callboard/core/testing'
import { expect } from 'chai'
import { type OwnBucket, ownBucket, serverOptions } from './own-bucket.fixture.ts'
import { createS3Blobs, type S3Blobs } from './s3-blobs.ts'

const MIB = 1024 * 1024
const bytes = new Uint8Array([1, 2, 3])

describe('S3Blobs over a line that breaks', () => {
  let own: OwnBucket
  let line: BreakableLine
  let store: S3Blobs

  beforeEach(async () => {
    own = await ownBucket()
    line = await BreakableLine.to(serverOptions().endpoint)
    store = createS3Blobs({
      ...serverOptions(),
      endpoint: line.address,
      bucket: own.bucket,
      clock: { now: () => new Date() },
    })
  })
  afterEach(async () => {
    await line.stop()
    await own.remove()
  })

  const calls = (): Record<string, () => Promise<unknown>> => ({
    write: () => store.write('a', bytes, 'image/png'),
    writeInParts: () => store.write('b', new Uint8Array(20 * MIB), 'video/mp4'),
    read: () => store.read('a'),
    info: () => store.info('a'),
    remove: () => store.remove('a'),
    list: () => store.list(''),
    removeAbandoned: () => store.removeAbandoned(new Date()),
  })

  const refusals = async (names: readonly string[]): Promise<DomainError[]> =>
    Promise.all(names.map((name) => refusalOf(calls()[name]!())))

  it('calls the store unavailable while it is away, and works again when it is back [REL-02]', async () => {
    await store.write('a', bytes, 'image/png')
    await line.cut()
    for (const { kind, code } of await refusals(Object.keys(calls()))) {
      expect([kind, code]).to.deep.equal(['unavailable', 'storage_unavailable'])
    }
    expect(await store.fault()).to.contain('file store')
    await line.restore()
    expect(await store.fault()).to.equal(null)
    expect(await store.list('')).to.deep.equal(['a'])
    expect(await store.write('b', bytes, 'image/png')).to.equal(3)
  })

  it('gives up on a store that takes calls and never answers [REL-02]', async () => {
    line.holdBack()
    const fault = store.fault()
    const refused = await refusals(['read', 'info', 'remove', 'list', 'removeAbandoned'])
    expect(refused.map(({ kind }) => kind)).to.deep.equal(Array(5).fill('unavailable'))
    expect(await fault).to.contain('file store')
  })

  it('says unavailable when the store breaks in the middle of a file', async () => {
    await store.write('a', new Uint8Array(64 * MIB), 'video/mp4')
    const reading = (await store.read('a'))[Symbol.asyncIterator]()
    await reading.next()
    await line.cut()
    const rest = async () => {
      while (!(await reading.next()).done);
    }
    expect((await refusalOf(rest())).kind).to.equal('unavailable')
    await line.restore()
  })

  it('closes the line when the reader leaves', async () => {
    await store.write('a', new Uint8Array(64 * MIB), 'video/mp4')
    const source = await store.read('a')
    const before = line.connections
    for await (const _ of source) break
    await until('the connection is given up', () => line.connections < before)
    expect(line.connections).to.equal(before - 1)
  })

  it('tells no secret in its errors', async () => {
    const stranger = createS3Blobs({
      ...serverOptions(),
      secretAccessKey: 'a-secret-that-is-wrong',
      bucket: own.bucket,
      clock: { now: () => new Date() },
    })
    const error = await refusalOf(stranger.list(''))
    expect(error.kind).to.equal('unavailable')
    expect(inspect(error, { depth: 9, showHidden: true })).to.contain('SignatureDoesNotMatch')
    expect(inspect(error, { depth: 9, showHidden: true })).not.to.contain('a-secret-that-is-wrong')
    expect(await failureOf(stranger.check())).not.to.contain('a-secret-that-is-wrong')
  })
})
