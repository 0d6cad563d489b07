import { readFile } from 'node:fs/promises'
import { expect } from 'chai'
import type { BlobStore } from '../kernel/blob-store.ts'
import type { ManualClock } from './fakes/manual-clock.ts'
import { eachTest } from './outbox-harness.ts'
import { failureOf, refusalOf } from './refusal.ts'

export interface BlobHarness {
  /** Empty. */
  readonly store: BlobStore
  /** The clock of the store; it starts at the time of the server that answers the addresses. */
  readonly clock: ManualClock
  /** Uses a signed address as a browser would. */
  request(
    address: string,
    init: {
      method: 'GET' | 'PUT'
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

/** The address with another first letter in one of its query values: all that it says is under its signature. */
function* alterations(address: string): Iterable<string> {
  const [path, query = ''] = address.split('?')
  const pairs = query.split('&')
  for (const [index, pair] of pairs.entries()) {
    const [name, value = ''] = pair.split('=')
    const first = value.startsWith('1') ? '2' : '1'
    yield `${path}?${pairs.with(index, `${name}=${first}${value.slice(1)}`).join('&')}`
  }
}

const DENIED = [400, 499] as const

/** The contract of every blob store. */
export function blobStoreContract(name: string, make: () => Promise<BlobHarness>): void {
  describe(`blob store: ${name}`, () => {
    const harness = eachTest(make)
    const store = () => harness().store
    const KEY = 'takes/0198/original.webm'
    const write = (text: string, key = KEY) => store().write(key, bytesOf(text), 'video/webm')

    it('gives back the bytes that were written, with their size and type', async () => {
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

    it('leaves out bytes of a range past the end', async () => {
      await write('0123456789')
      expect(await textOfAll(await store().read(KEY, { start: 8, end: 99 }))).to.equal('89')
      expect(await textOfAll(await store().read(KEY, { start: 10, end: 99 }))).to.equal('')
    })

    it('keeps an empty file', async () => {
      expect(await write('')).to.equal(0)
      expect(await textOfAll(await store().read(KEY))).to.equal('')
      expect(await store().info(KEY)).to.include({ size: 0 })
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
      expect(await failureOf(store().write(KEY, broken(), 'video/webm'))).to.equal('The line broke')
      expect(await textOfAll(await store().read(KEY))).to.equal('old')
    })

    it('answers null or missing for a key that does not exist', async () => {
      expect(await store().info('takes/none')).to.equal(null)
      expect((await refusalOf(store().read('takes/none'))).kind).to.equal('missing')
      await store().remove('takes/none')
    })

    it('knows the digest of a file', async () => {
      await write('abc')
      const digest = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
      expect(await store().sha256(KEY)).to.equal(digest)
      expect(await store().info(KEY)).to.deep.equal({ key: KEY, size: 3, contentType: 'video/webm' })
      expect((await refusalOf(store().sha256('takes/none'))).kind).to.equal('missing')
    })

    for (const later of ['another', 'of another length'])
      it(`copies a file out of reach of its address, which is used once more (${later}) [SEC-05]`, async () => {
        const address = store().signPut(KEY, { contentType: 'video/webm', maxBytes: 99 })
        expect(await put(address, 'the one')).to.be.within(200, 204)
        await store().copy(KEY, 'takes/0198/kept/1')
        expect(await put(address, later)).to.be.within(200, 204)
        expect(await textOfAll(await store().read('takes/0198/kept/1'))).to.equal('the one')
        expect(await store().info('takes/0198/kept/1')).to.deep.equal({
          key: 'takes/0198/kept/1',
          size: 7,
          contentType: 'video/webm',
        })
        await store().remove(KEY)
        expect(await store().sha256('takes/0198/kept/1')).to.equal(
          'ae79db51521c7b09620120c74df02d7fe7fd2210eae835b43932fa067f25c0b4',
        )
      })

    it('knows the file of a key on this machine, if it lies there', async () => {
      await write('0123456789')
      const path = await store().localFile(KEY)
      if (path !== null) expect(await readFile(path, 'utf8')).to.equal('0123456789')
      expect(await store().localFile('takes/none')).to.equal(null)
    })

    it('joins files in the order that is asked for, and leaves them where they are [INT-01]', async () => {
      const first = new Uint8Array(5 * 1024 * 1024).fill(65)
      const second = new Uint8Array(5 * 1024 * 1024).fill(66)
      await store().write('uploads/1/kept/1', first, 'application/octet-stream')
      await store().write('uploads/1/kept/2', second, 'application/octet-stream')
      await write('the end', 'uploads/1/kept/3')
      const parts = ['uploads/1/kept/2', 'uploads/1/kept/1', 'uploads/1/kept/3']
      await store().join(parts, 'uploads/1/original', 'video/mp4')
      const whole = await textOfAll(await store().read('uploads/1/original'))
      expect(whole === `${'B'.repeat(second.length)}${'A'.repeat(first.length)}the end`).to.equal(true)
      expect(await store().info('uploads/1/original')).to.deep.equal({
        key: 'uploads/1/original',
        size: first.length + second.length + 7,
        contentType: 'video/mp4',
      })
      expect(await store().list('uploads/1/kept/')).to.have.length(3)
      await store().join(['uploads/1/kept/3'], 'uploads/1/original', 'video/mp4')
      expect(await textOfAll(await store().read('uploads/1/original'))).to.equal('the end')
    })

    it('joins nothing when one of the files is not there', async () => {
      await write('there')
      const refusal = await refusalOf(store().join([KEY, 'takes/none'], 'takes/whole', 'video/mp4'))
      expect(refusal.kind).to.equal('missing')
      expect(await store().info('takes/whole')).to.equal(null)
    })

    it('copies over another file, and nothing that is not there', async () => {
      await write('old', 'takes/0198/kept/1')
      await write('new')
      await store().copy(KEY, 'takes/0198/kept/1')
      expect(await textOfAll(await store().read('takes/0198/kept/1'))).to.equal('new')
      expect((await refusalOf(store().copy('takes/none', KEY))).kind).to.equal('missing')
      expect(await textOfAll(await store().read(KEY))).to.equal('new')
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

    it('signs addresses that answer GET, with Range [INT-01]', async () => {
      await write('0123456789')
      const address = store().signGet(KEY)
      const whole = await harness().request(address, { method: 'GET' })
      expect([whole.status, textOf(whole.bytes)]).to.deep.equal([200, '0123456789'])
      expect(whole.headers.get('content-type')).to.equal('video/webm')
      expect(whole.headers.get('content-length')).to.equal('10')
      const part = await harness().request(address, { method: 'GET', headers: { range: 'bytes=2-4' } })
      expect([part.status, textOf(part.bytes)]).to.deep.equal([206, '234'])
      expect(part.headers.get('content-range')).to.equal('bytes 2-4/10')
    })

    it('says 404 at the address of a file that is gone', async () => {
      const { status } = await harness().request(store().signGet(KEY), { method: 'GET' })
      expect(status).to.equal(404)
    })

    it('names the file for a download, in any script', async () => {
      await write('x')
      const name = '试镜 "Zoë" 100% + #1 😀 (final).webm'
      const { headers } = await harness().request(store().signGet(KEY, { downloadName: name }), {
        method: 'GET',
      })
      const disposition = headers.get('content-disposition') ?? ''
      expect(disposition).to.match(/^attachment; filename="[\x20-\x7e]+"; /)
      expect(decodeURIComponent(/filename\*=UTF-8''(\S+)$/.exec(disposition)?.[1] ?? '')).to.equal(name)
    })

    it('has browsers save files that they would run or whose type they would guess, and show the rest [SEC-04]', async () => {
      const dispositionOf = async (type: string) => {
        await store().write(KEY, bytesOf('<script>alert(1)</script>'), type)
        const { headers } = await harness().request(store().signGet(KEY), { method: 'GET' })
        expect(headers.get('content-type')).to.equal(type)
        return headers.get('content-disposition')?.split(';')[0] ?? 'inline'
      }
      for (const type of ['image/png', 'video/mp4', 'audio/mpeg', 'application/pdf']) {
        expect(await dispositionOf(type), type).to.equal('inline')
      }
      for (const type of ['text/html', 'image/svg+xml', 'text/xml', 'text/plain', 'application/zip']) {
        expect(await dispositionOf(type), type).to.equal('attachment')
      }
    })

    it('signs no upload of a type that a browser opens as a page [SEC-04]', () => {
      for (const contentType of [
        'text/html',
        'Text/HTML; charset=utf-8',
        'image/svg+xml',
        'text/xml',
        '*/*',
        '',
      ]) {
        expect(() => store().signPut(KEY, { contentType, maxBytes: 5 }), contentType).to.throw('browsers')
      }
    })

    const put = async (address: string, text: string, type = 'video/webm') => {
      const headers = { 'content-type': type }
      return (await harness().request(address, { method: 'PUT', body: bytesOf(text), headers })).status
    }

    it('takes one file by a signed address, of the right type only [INT-01]', async () => {
      const address = store().signPut(KEY, { contentType: 'video/webm', maxBytes: 5 })
      expect(await put(address, '12345', 'text/html')).to.be.within(...DENIED)
      expect(await store().info(KEY)).to.equal(null)
      expect(await put(address, '12345')).to.be.within(200, 204)
      expect(await textOfAll(await store().read(KEY))).to.equal('12345')
      expect(await store().info(KEY)).to.deep.equal({ key: KEY, size: 5, contentType: 'video/webm' })
    })

    it('takes no other size than the exact one that was signed [SEC-04]', async () => {
      const address = store().signPut(KEY, { contentType: 'video/webm', maxBytes: 99, bytes: 5 })
      expect(await put(address, '123456')).to.be.within(...DENIED)
      expect(await put(address, '1234')).to.be.within(...DENIED)
      expect(await store().info(KEY)).to.equal(null)
      expect(await put(address, '12345')).to.be.within(200, 204)
    })

    it('refuses an address for another method [SEC-05]', async () => {
      await write('x')
      expect(await put(store().signGet(KEY), 'y')).to.be.within(...DENIED)
      const address = store().signPut(KEY, { contentType: 'video/webm', maxBytes: 5 })
      expect((await harness().request(address, { method: 'GET' })).status).to.be.within(...DENIED)
      expect(await textOfAll(await store().read(KEY))).to.equal('x')
    })

    it('refuses an address for another key [SEC-05]', async () => {
      const [own, other] = ['takes/0198/mine', 'takes/0198/others']
      await write('mine', own)
      await write('others', other)
      const elsewhere = (address: string) => address.replace(own, other)
      const read = await harness().request(elsewhere(store().signGet(own)), { method: 'GET' })
      expect(read.status).to.be.within(...DENIED)
      const address = store().signPut(own, { contentType: 'video/webm', maxBytes: 5 })
      expect(await put(elsewhere(address), 'mine')).to.be.within(...DENIED)
      expect(await textOfAll(await store().read(other))).to.equal('others')
    })

    it('refuses an address that was altered anywhere [SEC-05]', async () => {
      await write('x')
      const read = [...alterations(store().signGet(KEY, { downloadName: 'Ana.webm' }))]
      expect(read).to.have.length.above(2)
      for (const address of read) {
        const { status } = await harness().request(address, { method: 'GET' })
        expect(status, address).to.be.within(...DENIED)
      }
      for (const address of alterations(store().signPut(KEY, { contentType: 'video/webm', maxBytes: 1 }))) {
        expect(await put(address, 'y'), address).to.be.within(...DENIED)
      }
      expect(await textOfAll(await store().read(KEY))).to.equal('x')
    })

    it('refuses an address after its time [SEC-05]', async () => {
      await write('x')
      const { clock } = harness()
      clock.advance(-60_000)
      const rights = { contentType: 'video/webm', maxBytes: 5 }
      const sign = (seconds: number) => ({
        read: store().signGet(KEY, { seconds }),
        write: store().signPut(KEY, { ...rights, seconds }),
      })
      const [over, good] = [sign(59), sign(120)]
      clock.advance(60_000)
      expect((await harness().request(over.read, { method: 'GET' })).status).to.be.within(...DENIED)
      expect(await put(over.write, 'y')).to.be.within(...DENIED)
      expect((await harness().request(good.read, { method: 'GET' })).status).to.equal(200)
      expect(await put(good.write, 'z')).to.be.within(200, 204)
      expect(await textOfAll(await store().read(KEY))).to.equal('z')
    })

    it('takes no key that could lead elsewhere [SEC-05]', async () => {
      for (const key of ['', '../a', 'a/../b', 'a//b', '/a', 'a/', '.', 'a\\b', 'a b', 'a?b', 'ä', '%61']) {
        expect(() => store().signGet(key), key).to.throw('Not a blob key')
        expect(() => store().signPut(key, { contentType: 'video/webm', maxBytes: 5 })).to.throw('blob key')
        expect(await failureOf(store().write(key, bytesOf('x'), 'text/plain')), key).to.contain('blob key')
        expect(await store().info(key), key).to.equal(null)
      }
    })
  })
}

/** The contract of blob stores that see the bytes of an upload pass. */
export function uploadRefusingBlobStoreContract(name: string, make: () => Promise<BlobHarness>): void {
  describe(`blob store that refuses while a file arrives: ${name}`, () => {
    const harness = eachTest(make)

    it('refuses a file over the limit, and keeps nothing of it [SEC-04]', async () => {
      const { store } = harness()
      const address = store.signPut('takes/1', { contentType: 'video/webm', maxBytes: 5 })
      const put = (text: string) =>
        harness().request(address, {
          method: 'PUT',
          body: bytesOf(text),
          headers: { 'content-type': 'video/webm' },
        })
      expect((await put('123456')).status).to.equal(413)
      expect(await store.info('takes/1')).to.equal(null)
      expect((await put('12345')).status).to.be.within(200, 204)
    })
  })
}
