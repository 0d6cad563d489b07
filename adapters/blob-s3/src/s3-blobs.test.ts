import { fork } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  type BlobHarness,
  blobStoreContract,
  failureOf,
  manualClock,
  refusalOf,
} from '@callboard/core/testing'
import { expect } from 'chai'
import { type OwnBucket, ownBucket, serverOptions } from './own-bucket.fixture.ts'
import { createS3Blobs, type S3Blobs } from './s3-blobs.ts'

const MIB = 1024 * 1024

async function s3Harness(): Promise<BlobHarness> {
  const { bucket, remove } = await ownBucket()
  const clock = manualClock(new Date())
  return {
    store: createS3Blobs({ ...serverOptions(), bucket, clock }),
    clock,
    async request(address, init) {
      const answer = await fetch(address, init)
      const bytes = new Uint8Array(await answer.arrayBuffer())
      return { status: answer.status, headers: answer.headers, bytes }
    },
    stop: remove,
  }
}

blobStoreContract('s3', s3Harness)

describe('S3Blobs', () => {
  let own: OwnBucket
  let store: S3Blobs

  beforeEach(async () => {
    own = await ownBucket()
    store = createS3Blobs({ ...serverOptions(), bucket: own.bucket, clock: { now: () => new Date() } })
  })
  afterEach(() => own.remove())

  const digestOf = async (source: AsyncIterable<Uint8Array>) => {
    const hash = createHash('sha256')
    for await (const chunk of source) hash.update(chunk)
    return hash.digest('hex')
  }

  it('stores a large file of unknown length in parts, with its type [INT-01]', async () => {
    const bytes = randomBytes(20 * MIB + 7)
    async function* unevenly() {
      for (let at = 0; at < bytes.length; at += 1_234_567) yield bytes.subarray(at, at + 1_234_567)
    }
    expect(await store.write('takes/1.mp4', unevenly(), 'video/mp4')).to.equal(bytes.length)
    expect(await store.info('takes/1.mp4')).to.include({ size: bytes.length, contentType: 'video/mp4' })
    expect(await digestOf(await store.read('takes/1.mp4'))).to.equal(
      createHash('sha256').update(bytes).digest('hex'),
    )
  })

  it('stores a large file that is in memory already', async () => {
    const bytes = randomBytes(17 * MIB)
    expect(await store.write('takes/1.mp4', bytes, 'video/mp4')).to.equal(bytes.length)
    expect(await digestOf(await store.read('takes/1.mp4'))).to.equal(
      createHash('sha256').update(bytes).digest('hex'),
    )
  })

  it('shows nothing of a large file whose source breaks, and says why it broke', async () => {
    async function* broken() {
      for (let part = 0; part < 20; part += 1) yield new Uint8Array(MIB)
      throw new Error('The line broke')
    }
    expect(await failureOf(store.write('takes/1.mp4', broken(), 'video/mp4'))).to.equal('The line broke')
    expect(await store.info('takes/1.mp4')).to.equal(null)
  })

  it('ends the source when the store refuses the file', async () => {
    const nowhere = createS3Blobs({
      ...serverOptions(),
      bucket: 'nobody-has-this-bucket',
      clock: { now: () => new Date() },
    })
    let ended = false
    async function* endless() {
      try {
        for (;;) yield new Uint8Array(MIB)
      } finally {
        ended = true
      }
    }
    const refusal = await refusalOf(nowhere.write('takes/1.mp4', endless(), 'video/mp4'))
    expect(refusal.kind).to.equal('unavailable')
    expect(ended).to.equal(true)
  })

  it('needs little memory, however large the file', async () => {
    const child = fork(new URL('./large-upload.fixture.ts', import.meta.url), [own.bucket, String(384 * MIB)])
    const [{ written, grown }] = (await once(child, 'message')) as [{ written: number; grown: number }]
    expect(written).to.equal(384 * MIB)
    expect(grown / MIB).to.be.below(192)
  })

  it('lets a page of another origin upload and read at signed addresses [PER-10]', async () => {
    const shared = process.env.CALLBOARD_TEST_S3_BUCKET ?? ''
    const open = createS3Blobs({ ...serverOptions(), bucket: shared, clock: { now: () => new Date() } })
    const key = `blob-s3-test/${own.bucket}`
    const origin = 'https://app.example'
    try {
      const put = await fetch(open.signPut(key, { contentType: 'application/octet-stream', maxBytes: 9 }), {
        method: 'PUT',
        headers: { origin, 'content-type': 'application/octet-stream' },
        body: 'piece',
      })
      expect([put.status, put.headers.get('access-control-allow-origin')]).to.deep.equal([200, '*'])
      const get = await fetch(open.signGet(key), { headers: { origin } })
      expect([await get.text(), get.headers.get('access-control-allow-origin')]).to.deep.equal(['piece', '*'])
      expect(open.origin).to.equal(new URL(open.signGet(key)).origin)
    } finally {
      await open.remove(key)
    }
  })

  it('refuses addresses signed with another secret [SEC-05]', async () => {
    await store.write('a', new Uint8Array([1]), 'image/png')
    const forger = createS3Blobs({
      ...serverOptions(),
      secretAccessKey: 'guessed',
      bucket: own.bucket,
      clock: { now: () => new Date() },
    })
    expect((await fetch(forger.signGet('a'))).status).to.equal(403)
    const address = forger.signPut('a', { contentType: 'image/png', maxBytes: 9 })
    const init = { method: 'PUT', headers: { 'content-type': 'image/png' }, body: 'x' }
    expect((await fetch(address, init)).status).to.equal(403)
    expect(await store.info('a')).to.include({ size: 1 })
  })

  it('says in plain words why it is not ready', async () => {
    const faultWith = (options: object) => {
      const clock = { now: () => new Date() }
      return createS3Blobs({ ...serverOptions(), bucket: own.bucket, clock, ...options }).fault()
    }
    expect(await store.fault()).to.equal(null)
    expect(await faultWith({ bucket: 'nobody-has-this-bucket' })).to.contain('is not there')
    expect(await faultWith({ secretAccessKey: 'guessed' })).to.contain('refuses the key')
    expect(await faultWith({ endpoint: 'http://127.0.0.1:1' })).to.contain('cannot be reached (ECONNREFUSED)')
  })
})
