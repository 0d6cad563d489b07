import { BLOB_STORE, CLOCK, denied, jobHandler, missing, roomGuard, useCase } from '@callboard/core'
import { archivesRoom, downloadArchive, getArchive, listArchives } from '../../contract/index.ts'
import { archiveKey, archivesSince, newestWishes } from '../../domain/archive.ts'
import { removeArchive } from '../jobs.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { ArchiveLinks, archiveView } from './archive-view.ts'

/** The archives of a user are signalled to that user only. */
export const ArchivesRoomGuard = roomGuard(archivesRoom, {}, async ({ actor, id }) =>
  actor.kind === 'user' && actor.userId === id ? { audience: 'staff' } : null,
)

export const GetArchive = useCase(
  getArchive,
  { links: ArchiveLinks },
  async ({ needs, subject: { archive } }) => archiveView(archive, needs.links),
)

export const ListArchives = useCase(
  listArchives,
  { store: REVIEW_STORE, links: ArchiveLinks, clock: CLOCK },
  async ({ needs, actor, input: { session } }) => {
    if (actor.kind !== 'user') throw denied()
    const since = archivesSince(needs.clock.now())
    const own = await needs.store.read(({ archives }) =>
      archives.list({ requestedBy: actor.userId, sessionId: session, since }),
    )
    return { archives: newestWishes(own).map((archive) => archiveView(archive, needs.links)) }
  },
)

/** The link of the mail alone gives the right to download until it expires. */
export const DownloadArchive = useCase(
  downloadArchive,
  { store: REVIEW_STORE, blobs: BLOB_STORE, links: ArchiveLinks },
  async ({ needs, input }) => {
    const archiveId = needs.links.opened(input.secret)
    const archive = archiveId ? await needs.store.read(({ archives }) => archives.find(archiveId)) : null
    if (archive?.state !== 'ready') throw missing('This download')
    const downloadName = `${archive.fileName}.zip`
    return { location: needs.blobs.signGet(archiveKey(archive.id), { seconds: 900, downloadName }) }
  },
)

/** An archive is gone when its link expires. */
export const RemoveArchive = jobHandler(removeArchive, { blobs: BLOB_STORE }, async ({ needs, payload }) => {
  await needs.blobs.remove(archiveKey(payload.archive))
})
