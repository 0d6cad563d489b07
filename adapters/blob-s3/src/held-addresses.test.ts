import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Clock, Sealer } from '@callboard/core'
import { type ManualClock, manualClock } from '@callboard/core/testing'
import { expect } from 'chai'
import { heldHandler } from './held-addresses.ts'
import { createS3Blobs, type S3Blobs } from './s3-blobs.ts'

const HOLD = { kind: 'page', ids: { id: '1' } }

/** The same text for the same claim, as the sealer of an install. */
const readableSealer = (clock: Clock): Sealer => ({
  seal: (purpose, claim, expiresAt) =>
    Buffer.from(JSON.stringify({ purpose, claim, expiresAt: expiresAt.getTime() })).toString('base64url'),
  open(purpose, sealed) {
    if (!sealed.startsWith('ey')) return null
    const read = JSON.parse(Buffer.from(sealed, 'base64url').toString())
    return read.purpose === purpose && read.expiresAt > clock.now().getTime() ? read.claim : null
  },
  mark: (_purpose, text) => text,
})

describe('held addresses of a bucket', () => {
  let clock: ManualClock
  let store: S3Blobs
  let server: Server
  let stands: () => Promise<boolean>
  let reported: unknown[]

  beforeEach(async () => {
    clock = manualClock(new Date())
    reported = []
    stands = async () => true
    store = createS3Blobs({
      endpoint: 'https://s3.example.com',
      region: 'us-east-1',
      bucket: 'bucket',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      clock,
      sealer: readableSealer(clock),
    })
    server = createServer(
      heldHandler(store, { stands: () => stands(), report: (error) => reported.push(error) }),
    )
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterEach(async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  })

  const ask = (address: string) =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`, { redirect: 'manual' })
  const statusOf = async (address: string) => (await ask(address)).status

  it('lead to the bucket for a minute, under the name to save it by [PST-08]', async () => {
    const address = store.signGet('takes/1.mp4', { seconds: 3600, hold: HOLD, downloadName: 'Ann.mp4' })
    expect(address).to.match(/^\/held\/takes\/1\.mp4\?for=/)
    const answer = await ask(address)
    expect(answer.status).to.equal(302)
    const target = new URL(answer.headers.get('location')!)
    expect(target.origin + target.pathname).to.equal('https://bucket.s3.example.com/takes/1.mp4')
    expect(target.searchParams.get('X-Amz-Expires')).to.equal('60')
    expect(target.searchParams.get('response-content-disposition')).to.contain('Ann.mp4')
    // What a browser follows again has still some of its minute left.
    expect(answer.headers.get('cache-control')).to.equal('private, max-age=30')
  })

  it('answer 404 as soon as what the file is shown for has ended [PST-08]', async () => {
    const address = store.signGet('takes/1.mp4', { hold: HOLD })
    expect(await statusOf(address)).to.equal(302)
    stands = async () => false
    expect(await statusOf(address)).to.equal(404)
  })

  it('are refused when they have expired, or were made for another file [SEC-05]', async () => {
    const address = store.signGet('takes/1.mp4', { seconds: 300, hold: HOLD })
    expect(await statusOf(address.replace('takes/1.mp4', 'takes/2.mp4'))).to.equal(403)
    expect(await statusOf(address.replace(/for=.*/, 'for=guessed'))).to.equal(403)
    expect(await statusOf('/held/takes/1.mp4')).to.equal(403)
    clock.advance(300_000)
    expect(await statusOf(address)).to.equal(403)
  })

  it('are the same for a sixth of their time, so that a browser knows the picture again', async () => {
    const face = () => store.signGet('faces/1.jpg', { seconds: 3600, hold: HOLD })
    clock.set('2026-03-01T10:00:00.000Z')
    const first = face()
    clock.advance(599_999)
    expect(face()).to.equal(first)
    clock.advance(1)
    expect(face()).not.to.equal(first)
    clock.set('2026-03-01T10:59:59.999Z')
    expect(await statusOf(first)).to.equal(302)
    clock.advance(1)
    expect(await statusOf(first)).to.equal(403)
  })

  it('answer 503 when that cannot be asked, and say so', async () => {
    stands = async () => {
      throw new Error('The database is away.')
    }
    expect(await statusOf(store.signGet('takes/1.mp4', { hold: HOLD }))).to.equal(503)
    expect(reported).to.have.length(1)
  })
})
