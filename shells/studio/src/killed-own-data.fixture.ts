/**
 * Archives texts and files of a store in a process of its own, going on from what an earlier one has left. Tells the
 * percent that is made, and at the end that it is done. Arguments: folder of the store, count of files.
 */
import { DiskBlobs } from '@callboard/blob-disk'
import { ArchiveParts, StoredFileArchives } from '@callboard/review/testing'
import { storedZip } from '@callboard/zip-stored'

const [folder = '', count] = process.argv.slice(2)
const SECRET = 'a secret of more than thirty-two bytes'
/** Between two readings, so that each percent is told. */
const STEP_MS = 2_000

let now = Date.now()
const clock = {
  now: () => {
    now += STEP_MS
    return new Date(now)
  },
}
const blobs = new DiskBlobs({ folder, secret: SECRET, clock })
const parts = new ArchiveParts({ blobs, archiver: storedZip })
const archives = new StoredFileArchives({ blobs, parts, clock })

/** Another text in each process: an archive of two processes would have both. */
async function* words() {
  for (let line = 0; line < 100_000; line += 1) yield `Collected by process ${process.pid}, line ${line}.\n`
}

await archives.make(
  {
    id: 'archive',
    attempts: process.pid,
    createdAt: new Date('2026-03-01T10:00:00Z'),
    title: 'Own data',
    collect: async () => {
      process.send?.({ collected: process.pid })
      return {
        texts: [{ name: 'messages.json', text: words() }],
        files: Array.from({ length: Number(count) }, (_, n) => ({
          name: `takes/take-${n}.mp4`,
          key: `videos/video-${n}/take.mp4`,
        })),
      }
    },
  },
  async (percent) => {
    process.send?.({ percent })
    // The message is out, and a kill that it brings falls here.
    await new Promise((resolve) => setImmediate(resolve))
  },
)
await archives.removeParts('archive')
process.send?.({ done: true })
process.disconnect()
