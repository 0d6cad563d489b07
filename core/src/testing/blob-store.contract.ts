import { expect } from 'chai'
import type { BlobStore } from '../kernel/blob-store.ts'
import { DomainError } from '../kernel/domain-error.ts'
import { eachTest } from './outbox-harness.ts'

export interface BlobHarness {
  readonly store: BlobStore
  /** Uses a signed address as a browser would. */
  request(
    address: string,
    init: {
      method: 'GET' | 'HEAD' | 'PUT'
      body?: Uint8Array<ArrayBuffer>
      headers?: Record<string, string>
    },
  ): Promise<{ status: number; headers: Headers; bytes: Uint8Array }>
  stop(): Promise<void>
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text))
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

async function textOfAll(source: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of source) text += decoder.decode(part, { stream: true })
  return text + decoder.decode()
}

async function kindOf(work: Promise<unknown>): Promise<string> {
  try {
    await work
  } catch (error) {
    if (error instanceof DomainError) return error.kind
    throw error
  }
  throw new Error('Nothing was refused.')
}

export function blobStoreContract(name: string, make: () => Promise<BlobHarness>): void {
  describe(`blob store: ${name}`, () => {
    const harness = eachTest(make)
    const store = () => harness().store
    const KEY = 'takes/0198/original.webm'
    const write = (text: string, key = KEY) => store().write(key, bytesOf(text), 'video/webm')

    it('gives back what was written, with its size and type', async () => {
      expect(await write('0123456789')).to.equal(10)
      expect(await textOfAll(await store().read(KEY))).to.equal('0123456789')
      expect(await store().info(KEY)).to.deep.equal({ key: KEY, size: 10, contentType: 'video/webm' })
    })

    it('writes from a source of parts', async () => {
      async function* parts() {
        yield bytesOf('ab')
        yield bytesOf('cde')
      }
      expect(await store().write(KEY, parts(), 'text/plain')).to.equal(5)
      expect(await textOfAll(await store().read(KEY))).to.equal('abcde')
    })

    it('reads a range, both ends included', async () => {
      await write('0123456789')
      expect(await textOfAll(await store().read(KEY, { start: 2, end: 4 }))).to.equal('234')
    })

    it('replaces an existing key whole', async () => {
      await write('a longer text')
      await write('short')
      expect(await textOfAll(await store().read(KEY))).to.equal('short')
    })

    it('keeps the old bytes when a source breaks midway', async () => {
      await write('old')
      async function* broken() {
        yield bytesOf('new')
        throw new Error('The line broke')
      }
      let message = ''
      await store()
        .write(KEY, broken(), 'video/webm')
        .catch((error: Error) => {
          message = error.message
        })
      expect(message).to.equal('The line broke')
      expect(await textOfAll(await store().read(KEY))).to.equal('old')
    })

    it('knows what is not there', async () => {
      expect(await store().info('takes/none')).to.equal(null)
      expect(await kindOf(store().read('takes/none'))).to.equal('missing')
      await store().remove('takes/none')
    })

    it('removes', async () => {
      await write('x')
      await store().remove(KEY)
      expect(await store().info(KEY)).to.equal(null)
      expect(await store().list('takes/')).to.deep.equal([])
    })

    it('lists keys under a prefix, in order', async () => {
      for (const key of ['takes/2/b', 'takes/1/a', 'headshots/1', 'takes/2/a']) await write('x', key)
      expect(await store().list('takes/')).to.deep.equal(['takes/1/a', 'takes/2/a', 'takes/2/b'])
      expect(await store().list('takes/2')).to.deep.equal(['takes/2/a', 'takes/2/b'])
    })

    it('signs addresses that answer GET, HEAD and Range', async () => {
      await write('0123456789')
      const address = store().signGet(KEY)
      const whole = await harness().request(address, { method: 'GET' })
      expect([whole.status, textOf(whole.bytes)]).to.deep.equal([200, '0123456789'])
      expect(whole.headers.get('content-type')).to.equal('video/webm')
      const head = await harness().request(address, { method: 'HEAD' })
      expect([head.status, head.headers.get('content-length')]).to.deep.equal([200, '10'])
      const part = await harness().request(address, { method: 'GET', headers: { range: 'bytes=2-4' } })
      expect([part.status, textOf(part.bytes)]).to.deep.equal([206, '234'])
      expect(part.headers.get('content-range')).to.equal('bytes 2-4/10')
    })

    it('names the file for a download', async () => {
      await write('x')
      const { headers } = await harness().request(store().signGet(KEY, { downloadName: 'Ana Ruiz.webm' }), {
        method: 'GET',
      })
      expect(headers.get('content-disposition')).to.match(/^attachment;.*Ana/)
    })

    it('takes one file by a signed address, of the right type and size only', async () => {
      const address = store().signPut(KEY, { contentType: 'video/webm', maxBytes: 5 })
      const put = async (text: string, type: string) => {
        const answer = await harness().request(address, {
          method: 'PUT',
          body: bytesOf(text),
          headers: { 'content-type': type },
        })
        return answer.status
      }
      expect(await put('123456', 'video/webm')).to.be.within(400, 499)
      expect(await put('12345', 'text/html')).to.be.within(400, 499)
      expect(await store().info(KEY)).to.equal(null)
      expect(await put('12345', 'video/webm')).to.be.within(200, 204)
      expect(await textOfAll(await store().read(KEY))).to.equal('12345')
    })

    it('refuses an address signed for another method', async () => {
      await write('x')
      const { status } = await harness().request(store().signGet(KEY), {
        method: 'PUT',
        body: bytesOf('y'),
        headers: { 'content-type': 'video/webm' },
      })
      expect(status).to.be.within(400, 499)
      expect(await textOfAll(await store().read(KEY))).to.equal('x')
    })
  })
}
