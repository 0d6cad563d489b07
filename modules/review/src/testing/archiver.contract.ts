import { crc32 } from 'node:zlib'
import { failureOf } from '@callboard/core/testing'
import { expect } from 'chai'
import type { ArchiveEntry, Archiver } from '../application/ports/index.ts'
import { bytesOf } from './bytes-of.ts'
import { readZip } from './read-zip.ts'

export type { ArchiveEntry, Archiver } from '../application/ports/index.ts'

const MIB = 1024 * 1024

async function* pieces(...texts: readonly string[]): AsyncIterable<Uint8Array> {
  for (const text of texts) yield Buffer.from(text)
}

const entry = (name: string, ...texts: readonly string[]): ArchiveEntry => ({
  name,
  open: async () => pieces(...texts),
})

const neverSkipped = (name: string, reason: string) => expect.fail(`${name} was skipped: ${reason}`)

export function archiverContract(name: string, make: () => Archiver): void {
  describe(`archiver: ${name}`, () => {
    it('writes entries that read back byte for byte, stored, in order', async () => {
      const entries = [
        entry('Ana Ruiz/take 1.mp4', 'first ', 'second'),
        entry('empty.txt'),
        entry('试镜 Zoë 😀.mp4', 'unicode'),
        entry('with an empty piece.txt', '', 'x', ''),
      ]
      const files = readZip(await bytesOf(make().zip(entries, neverSkipped)))
      expect(files.map((file) => [file.name, file.bytes.toString()])).to.deep.equal([
        ['Ana Ruiz/take 1.mp4', 'first second'],
        ['empty.txt', ''],
        ['试镜 Zoë 😀.mp4', 'unicode'],
        ['with an empty piece.txt', 'x'],
      ])
      for (const file of files) {
        expect(file.stored, file.name).to.equal(true)
        expect(file.crc, file.name).to.equal(crc32(file.bytes))
      }
    })

    it('writes an archive without entries', async () => {
      expect(readZip(await bytesOf(make().zip([], neverSkipped)))).to.deep.equal([])
    })

    it('leaves out and reports an entry that cannot be opened', async () => {
      const skipped: string[][] = []
      const gone: ArchiveEntry = {
        name: 'gone.mp4',
        open: async () => {
          throw new Error('The file was not found.')
        },
      }
      const zip = make().zip([entry('a', 'a'), gone, entry('b', 'b')], (...what) => skipped.push(what))
      expect(readZip(await bytesOf(zip)).map((file) => file.name)).to.deep.equal(['a', 'b'])
      expect(skipped).to.deep.equal([['gone.mp4', 'The file was not found.']])
    })

    it('fails when an entry breaks midway', async () => {
      async function* breaking() {
        yield Buffer.from('some')
        throw new Error('The disk is gone.')
      }
      const broken: ArchiveEntry = { name: 'broken', open: async () => breaking() }
      const zip = make().zip([entry('a', 'a'), broken, entry('b', 'b')], neverSkipped)
      expect(await failureOf(bytesOf(zip))).to.equal('The disk is gone.')
    })

    it('fails when the list of entries does', async () => {
      function* entries() {
        yield entry('a', 'a')
        throw new Error('No more names.')
      }
      expect(await failureOf(bytesOf(make().zip(entries(), neverSkipped)))).to.equal('No more names.')
    })

    it('opens entries one at a time, and closes the open one when the reader leaves', async () => {
      let opened = 0
      let open = 0
      const closed = Promise.withResolvers<void>()
      async function* endless() {
        open += 1
        expect(open).to.equal(1)
        try {
          for (;;) yield Buffer.alloc(64 * 1024)
        } finally {
          open -= 1
          closed.resolve()
        }
      }
      const entries = ['a', 'b', 'c'].map((name) => ({
        name,
        open: async () => {
          opened += 1
          return endless()
        },
      }))
      let read = 0
      for await (const chunk of make().zip(entries, neverSkipped)) {
        read += chunk.length
        if (read > MIB) break
      }
      await closed.promise
      expect(opened).to.equal(1)
    })

    it('writes more entries than fit a plain archive', async () => {
      const COUNT = 70_000
      function* many() {
        for (let place = 0; place < COUNT; place++) yield entry(`${place}.txt`, String(place))
      }
      const files = readZip(await bytesOf(make().zip(many(), neverSkipped)))
      expect(files.length).to.equal(COUNT)
      expect(files.at(-1)!.bytes.toString()).to.equal(String(COUNT - 1))
    })

    it('keeps memory flat for 1 GiB', async () => {
      const piece = Buffer.alloc(MIB, 7)
      async function* large() {
        for (let made = 0; made < 128; made++) yield piece
      }
      const entries = Array.from({ length: 8 }, (_, place) => ({
        name: `${place}.mp4`,
        open: async () => large(),
      }))
      const before = process.memoryUsage.rss()
      let most = before
      let size = 0
      for await (const chunk of make().zip(entries, neverSkipped)) {
        size += chunk.length
        most = Math.max(most, process.memoryUsage.rss())
      }
      expect(size).to.be.within(1024 * MIB, 1025 * MIB)
      expect((most - before) / MIB).to.be.below(120)
    })
  })
}
