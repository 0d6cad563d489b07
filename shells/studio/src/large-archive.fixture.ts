/**
 * Archives files of a store in a process of its own, going on from what an earlier one has left, and says how far it is,
 * from where it began and how much memory it took. Arguments: folder of the store, count of videos, bytes of each.
 */
import { DiskBlobs } from '@callboard/blob-disk'
import { type Archive, type ArchivedFile, ArchiveParts } from '@callboard/review/testing'
import { storedZip } from '@callboard/zip-stored'

const [folder = '', count, bytes] = process.argv.slice(2)
const SECRET = 'a secret of more than thirty-two bytes'

const files = Array.from(
  { length: Number(count) },
  (_, n): ArchivedFile => ({
    name: `take ${n}.mp4`,
    id: `video-${n}`,
    key: `videos/video-${n}/take.mp4`,
    size: Number(bytes),
    fault: null,
  }),
)
const archive = { id: 'archive', attempts: process.pid, createdAt: new Date() } as Archive
const clock = { now: () => new Date() }
const parts = new ArchiveParts({
  blobs: new DiskBlobs({ folder, secret: SECRET, clock }),
  archiver: storedZip,
})

const before = await parts.work('archive')
const resting = process.memoryUsage.rss()
let most = resting
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss())
}, 5)
let told = -1
await parts.write(archive, { title: 'Large archive', files }, before, {
  reached: async (share) => {
    const percent = Math.floor(share * 100)
    if (percent !== told) process.send?.({ percent })
    told = percent
  },
})
await parts.removeAll('archive')
clearInterval(watch)
process.send?.({ began: before?.percent ?? 0, grown: (most - resting) / 1024 ** 2 })
process.disconnect()
