import { smallBlobStore } from '@callboard/core/testing'
import { expect } from 'chai'
import type { Archive } from '../../domain/archive.ts'
import { textArchiver } from '../../testing/text-archiver.ts'
import type { ArchivedFile } from './archive-contents.ts'
import { ArchiveParts } from './archive-parts.ts'

/** Stores give files in such pieces. */
const PIECE = 10
const TAKES = ['a', 'b', 'c', 'd', 'e', 'f']
const ARCHIVE: Archive = {
  id: 'archive',
  sessionId: 'session',
  requestedBy: 'director',
  email: 'director@example.com',
  fileName: 'Picks',
  selection: 'selection',
  videoIds: TAKES,
  state: 'building',
  reason: null,
  progress: 0,
  fileCount: 0,
  leftOutCount: 0,
  attempts: 1,
  createdAt: new Date('2026-03-01T10:00:00Z'),
  expiresAt: null,
}

const takeKey = (id: string) => `videos/${id}/take.mp4`
const fileOfTake = (id: string): ArchivedFile => ({
  name: `${id}.mp4`,
  id,
  key: takeKey(id),
  size: 100,
  fault: null,
})

async function* inPieces(source: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  for await (const bytes of source)
    for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE)
}

describe('an archive in parts', () => {
  const takes = TAKES.map(fileOfTake)

  /** A store with six takes of 100 bytes, which are archived in parts of 160. */
  async function store() {
    const blobs = smallBlobStore()
    for (const id of TAKES) await blobs.write(takeKey(id), Buffer.alloc(100, id), 'video/mp4')
    const read: string[] = []
    const parts = new ArchiveParts({
      archiver: textArchiver,
      blobs: {
        ...blobs,
        read: async (key, range) => {
          read.push(`${key} ${range?.start ?? 0}`)
          return inPieces(await blobs.read(key, range))
        },
      },
    })
    /** A try that is killed when so many bytes are in. */
    async function tried(files = takes, killedAt = Number.POSITIVE_INFINITY) {
      const before = await parts.work('archive')
      const archive = { ...ARCHIVE, attempts: ARCHIVE.attempts + 1 }
      return await parts.write(archive, { title: 'Spring film', files }, before, {
        partBytes: () => 160,
        reached: async (share) => {
          if (share * 600 >= killedAt) throw new Error('Killed.')
        },
      })
    }
    const killed = (at: number, files = takes) => tried(files, at).catch(({ message }) => message)
    const text = async () => {
      const pieces = []
      for await (const piece of await blobs.read('archives/archive.zip')) pieces.push(piece)
      return Buffer.concat(pieces).toString()
    }
    return { blobs, parts, read, tried, killed, text }
  }

  const whole = `${TAKES.map((id) => `${id}.mp4\n${id.repeat(100)}\n`).join('')}contents.txt\n`

  it('is the same whether it was written in one go or gone on with after each part', async () => {
    const first = await store()
    expect(await first.tried()).to.deep.equal({ fileCount: 6, leftOutCount: 0 })
    expect(await first.text()).to.contain(whole)
    const second = await store()
    for (const at of [180, 180, 400, 600]) expect(await second.killed(at)).to.equal('Killed.')
    expect(await second.tried()).to.deep.equal({ fileCount: 6, leftOutCount: 0 })
    expect(await second.text()).to.equal(await first.text())
  })

  it('does not read again what is in a part', async () => {
    const { killed, tried, read } = await store()
    await killed(500)
    read.length = 0
    await tried()
    expect(
      read.filter((key) => key.startsWith('videos/')).map((key) => key.replace(/ [1-9]\d*/, ' later')),
    ).to.deep.equal(['e', 'f'].map((id) => `videos/${id}/take.mp4 ${id === 'e' ? 'later' : 0}`))
  })

  it('keeps to the names and the order that it began with', async () => {
    const { killed, tried, text } = await store()
    await killed(300)
    await tried(takes.map((take) => ({ ...take, name: `renamed ${take.name}` })).toReversed())
    expect(await text()).to.contain(whole)
  })

  it('names a take that was left out before, and one whose file goes before its turn', async () => {
    const { blobs, killed, tried, text } = await store()
    await blobs.remove(takeKey('a'))
    await killed(450)
    await blobs.write(takeKey('a'), Buffer.alloc(100, 'a'), 'video/mp4')
    await blobs.remove(takeKey('f'))
    expect(await tried()).to.deep.equal({ fileCount: 4, leftOutCount: 2 })
    expect(await text()).to.contain(
      'Left out: 2\r\na.mp4: Its file is missing or damaged.\r\nf.mp4: Its file is missing or damaged.',
    )
  })

  it('begins at nothing when the file in the middle of which it was cut off is gone', async () => {
    const { blobs, killed, tried, text, parts } = await store()
    await killed(300)
    await blobs.remove(takeKey('b'))
    expect(await killed(Number.POSITIVE_INFINITY)).to.equal('b.mp4: Its file is missing or damaged.')
    expect(await parts.work('archive')).to.equal(null)
    expect(await tried()).to.deep.equal({ fileCount: 5, leftOutCount: 1 })
    expect(await text()).to.not.contain('b.mp4\nb')
  })

  it('leaves no parts behind', async () => {
    const { blobs, parts, tried } = await store()
    await tried()
    await parts.removeAll('archive')
    expect(await blobs.list('archives/')).to.deep.equal(['archives/archive.zip'])
  })
})
