import { once } from 'node:events'
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import { getLobby } from '@callboard/lobby/contract'
import { PIECE_LIMIT_BYTES, pieceAddresses } from '@callboard/review/contract'
import { expect } from 'chai'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { signIn } from '../../drivers/http/office.ts'
import { productForTests } from '../support/product-for-tests.ts'
import { type AskedTake, askTake } from './asked-take.ts'

/** @returns the status with which the server answers a PUT that has not ended */
async function answerToUnfinished(
  url: URL,
  headers: OutgoingHttpHeaders,
  begin: Uint8Array,
): Promise<number> {
  const sending = request(url, { method: 'PUT', headers })
  sending.write(begin)
  const [answer] = (await once(sending, 'response')) as [IncomingMessage]
  sending.on('error', () => {})
  sending.destroy()
  return answer.statusCode!
}

const BINARY = { 'content-type': 'application/octet-stream' }

describe('the address of a stored file', () => {
  const product = productForTests()
  let asked: AskedTake
  let photo: URL
  let other: URL

  before(async () => {
    const director = await signIn(product.origin, 'director')
    asked = await askTake(product.origin, director)
    photo = await photoOf(director, asked)
    other = await photoOf(director, await askTake(product.origin, director))
  })

  async function photoOf(director: ApiClient, { session }: AskedTake) {
    const { records } = await director.call(getLobby, { id: session })
    return new URL(records[0]!.photo_url!, product.origin)
  }
  async function pieceAddress(piece: number) {
    const page = new ApiClient(product.origin, asked.pageKey)
    const wanted = { id: asked.take._id, device: asked.device, from: piece, count: 1 }
    const { addresses } = await page.call(pieceAddresses, wanted)
    return new URL(addresses[0]!.url, product.origin)
  }
  const altered = (address: URL, change: (url: URL) => void) => {
    const url = new URL(address)
    change(url)
    return url
  }
  const set = (name: string, value: string) => (url: URL) => url.searchParams.set(name, value)

  async function expectDenied(url: URL, init: RequestInit = {}, status = 403) {
    const answer = await fetch(url, init)
    const said = await answer.text()
    expect(answer.status, `${init.method ?? 'GET'} ${url} ${said}`).to.equal(status)
    const { error } = JSON.parse(said)
    expect(error.code).to.match(/^[a-z_]+$/)
    expect(error.message).to.match(/^\S+ .*\.$/)
  }

  it('opens its file, as a picture that cannot run in the page [SEC-04]', async () => {
    const answer = await fetch(photo)
    expect(answer.status).to.equal(200)
    expect(answer.headers.get('content-type')).to.equal('image/jpeg')
    expect(answer.headers.get('x-content-type-options')).to.equal('nosniff')
  })

  it('opens nothing when any part of it is altered [SEC-05]', async () => {
    await expectDenied(altered(photo, (url) => url.searchParams.delete('signature')))
    await expectDenied(altered(photo, set('signature', 'AAAA')))
    await expectDenied(altered(photo, set('signature', other.searchParams.get('signature')!)))
    await expectDenied(altered(photo, set('name', 'other.html')))
    await expectDenied(altered(photo, (url) => (url.pathname = other.pathname)))
    await expectDenied(altered(photo, (url) => (url.pathname = '/blobs/..%2F..%2Fcallboard.sqlite')))
    await expectDenied(altered(photo, (url) => (url.pathname += '.meta')))
    await expectDenied(altered(photo, (url) => (url.pathname = `${url.pathname}%2F..`)))
  })

  it('ends within the hour, and cannot be prolonged [SEC-05]', async () => {
    const expires = Number(photo.searchParams.get('expires'))
    const left = (expires < 1e11 ? expires * 1000 : expires) - Date.now()
    expect(left).to.be.within(1, 3_600_000)
    for (const time of [String(expires + 1), '0', 'never', '1e300', ''])
      await expectDenied(altered(photo, set('expires', time)))
  })

  it('serves the one method it was made for [SEC-05]', async () => {
    const body = new Uint8Array(3)
    await expectDenied(photo, { method: 'PUT', headers: BINARY, body })
    await expectDenied(altered(photo, set('method', 'PUT')), { method: 'PUT', headers: BINARY, body })
    for (const method of ['POST', 'DELETE', 'PATCH']) await expectDenied(photo, { method }, 405)
    const address = await pieceAddress(1)
    await expectDenied(address)
    await expectDenied(altered(address, set('method', 'GET')))
    expect((await fetch(photo)).status).to.equal(200)
  })

  it('stores no other type and no other piece than it says [SEC-05]', async () => {
    const address = await pieceAddress(1)
    const body = new Uint8Array(3)
    await expectDenied(address, { method: 'PUT', headers: { 'content-type': 'text/html' }, body }, 415)
    await expectDenied(altered(address, set('type', 'text/html')), { method: 'PUT', headers: BINARY, body })
    const second = altered(address, (url) => (url.pathname = url.pathname.replace(/.$/, '2')))
    await expectDenied(second, { method: 'PUT', headers: BINARY, body })
  })

  it('stores nothing of a file that is too large, announced or not [SEC-05]', async () => {
    const address = await pieceAddress(2)
    await expectDenied(altered(address, set('max', '999999999')), {
      method: 'PUT',
      headers: BINARY,
      body: 'x',
    })
    const announced = { ...BINARY, 'content-length': PIECE_LIMIT_BYTES + 1 }
    expect(await answerToUnfinished(address, announced, new Uint8Array(1))).to.equal(413)
    expect(await answerToUnfinished(address, BINARY, new Uint8Array(PIECE_LIMIT_BYTES + 1))).to.equal(413)
    const page = await fetch(`${product.origin}/api/takes/${asked.take._id}/pieces/2`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${asked.pageKey}` },
      body: JSON.stringify({
        device: asked.device,
        size: PIECE_LIMIT_BYTES + 1,
        sha256: '0'.repeat(64),
      }),
    })
    expect(page.status).to.equal(404)
  })

  it('gives the requested bytes, and the size of the file when the range is past its end', async () => {
    const whole = new Uint8Array(await (await fetch(photo)).arrayBuffer())
    const asking = (range: string) => fetch(photo, { headers: { range } })
    const first = await asking('bytes=0-1')
    expect(first.status).to.equal(206)
    expect(first.headers.get('content-range')).to.equal(`bytes 0-1/${whole.length}`)
    expect(new Uint8Array(await first.arrayBuffer())).to.deep.equal(whole.slice(0, 2))
    const last = await asking('bytes=-3')
    expect(new Uint8Array(await last.arrayBuffer())).to.deep.equal(whole.slice(-3))
    for (const range of [`bytes=${whole.length}-`, 'bytes=99999999-', 'bytes=-0']) {
      const beyond = await asking(range)
      expect(beyond.status, range).to.equal(416)
      expect(beyond.headers.get('content-range')).to.equal(`bytes */${whole.length}`)
      await beyond.text()
    }
    for (const range of ['bytes=x', 'bytes=5-2', 'lines=1-2', 'bytes=0-1,3-4']) {
      const nonsense = await asking(range)
      expect(nonsense.status, range).to.equal(200)
      expect((await nonsense.arrayBuffer()).byteLength).to.equal(whole.length)
    }
  })
})
