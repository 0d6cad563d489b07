import { crc32 } from 'node:zlib'
import { failureOf } from '@callboard/core/testing'
import { expect } from 'chai'
import type { ArchiveEntry, ArchiveProgress, Archiver } from '../application/ports/index.ts'
import { bytesOf } from './bytes-of.ts'
import { readZip } from './read-zip.ts'

export type {
  ArchivedEntry,
  ArchiveEntry,
  ArchiveInMaking,
  ArchiveProgress,
  Archiver,
  ArchiverOptions,
} from '../application/ports/index.ts'

const MIB = 1024 * 1024

async function* pieces(...texts: readonly string[]): AsyncIterable<Uint8Array> {
  for (const text of texts) yield Buffer.from(text)
}

const entry = (name: string, ...texts: readonly string[]): ArchiveEntry => ({
  name,
  open: async () => pieces(...texts),
})

/** In a time zone where the day is another one. */
const MADE = new Date('2026-03-02T23:59:58.000-08:00')

async function* listed(entries: Iterable<ArchiveEntry>): AsyncIterable<ArchiveEntry> {
  yield* entries
}

export function archiverContract(name: string, make: () => Archiver): void {
  describe(`archiver: ${name}`, () => {
    it('writes entries that read back byte for byte, stored, in order', async () => {
      const entries = [
        entry('Ana Ruiz/take 1.mp4', 'first ', 'second'),
        entry('empty.txt'),
        entry('试镜 Zoë 😀.mp4', 'unicode'),
        entry('with an empty piece.txt', '', 'x', ''),
      ]
      const files = readZip(await bytesOf(make().zip(listed(entries), { made: MADE })))
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
      expect(readZip(await bytesOf(make().zip(listed([]), { made: MADE })))).to.deep.equal([])
    })

    it('goes on from every piece of it, to the same bytes', async () => {
      const all = [entry('a.mp4', 'the ', 'first'), entry('empty.txt'), entry('b.mp4', 'the second')]
      const from = (place: number) =>
        (async function* () {
          for (const { name, open } of all.slice(place))
            yield {
              name,
              open: async (start: number) => pieces((await bytesOf(await open(0))).toString().slice(start)),
            }
        })()
      const whole = await bytesOf(make().zip(from(0), { made: MADE }))
      let cuts = 0
      for (let isMore = true; isMore; cuts += 1) {
        const zip = make().zip(from(0), { made: MADE })
        const before: Uint8Array[] = []
        const reader = zip[Symbol.asyncIterator]()
        while (before.length <= cuts) {
          const { value, done } = await reader.next()
          if (done) break
          before.push(value)
        }
        isMore = before.length > cuts
        const kept = JSON.parse(JSON.stringify(zip.progress())) as ArchiveProgress
        await reader.return?.()
        if (!isMore) continue
        expect(kept.size).to.equal(Buffer.concat(before).length)
        const isEnded = kept.size === whole.length
        const rest = isEnded
          ? []
          : await bytesOf(make().zip(from(kept.whole.length), { made: MADE, from: kept }))
        expect(Buffer.concat([...before, ...(isEnded ? [] : [rest as Buffer])])).to.deep.equal(whole)
      }
      expect(cuts).to.be.above(8)
    })

    it('fails when an entry cannot be opened', async () => {
      const gone: ArchiveEntry = {
        name: 'gone.mp4',
        open: async () => {
          throw new Error('The file was not found.')
        },
      }
      expect(await failureOf(bytesOf(make().zip(listed([gone]), { made: MADE })))).to.equal(
        'The file was not found.',
      )
    })

    it('fails when an entry breaks midway', async () => {
      async function* breaking() {
        yield Buffer.from('some')
        throw new Error('The disk is gone.')
      }
      const broken: ArchiveEntry = { name: 'broken', open: async () => breaking() }
      const zip = make().zip(listed([entry('a', 'a'), broken, entry('b', 'b')]), { made: MADE })
      expect(await failureOf(bytesOf(zip))).to.equal('The disk is gone.')
    })

    it('fails when the list of entries does', async () => {
      function* entries() {
        yield entry('a', 'a')
        throw new Error('No more names.')
      }
      expect(await failureOf(bytesOf(make().zip(listed(entries()), { made: MADE })))).to.equal(
        'No more names.',
      )
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
      for await (const chunk of make().zip(listed(entries), { made: MADE })) {
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
      const files = readZip(await bytesOf(make().zip(listed(many()), { made: MADE })))
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
      for await (const chunk of make().zip(listed(entries), { made: MADE })) {
        size += chunk.length
        most = Math.max(most, process.memoryUsage.rss())
      }
      expect(size).to.be.within(1024 * MIB, 1025 * MIB)
      expect((most - before) / MIB).to.be.below(120)
    })
  })
}
