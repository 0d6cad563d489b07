import {
  ACCESS,
  CLOCK,
  denied,
  jobHandler,
  missing,
  outsideHoldOn,
  roomGuard,
  service,
  useCase,
} from '@callboard/core'
import { subjectOf } from '@callboard/core/http-contract'
import {
  archiveFileSubject,
  archivesRoom,
  downloadArchive,
  ended,
  getArchive,
  isGone,
  listArchives,
} from '../../contract/index.ts'
import { archivesSince, newestWishes } from '../../domain/archive.ts'
import { removeArchive } from '../jobs.ts'
import { REVIEW_STORE } from '../ports/index.ts'

import { ArchiveLinks, archiveView, saveArchive } from './archive-view.ts'
import { StoredVideoArchives } from './video-archives.ts'

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

const ARCHIVE_FILE = subjectOf(archiveFileSubject, { id: 'id' }, ['guest'])
/** The link of the mail alone gives the right to download until it expires. */
export const DownloadArchive = useCase(
  downloadArchive,
  { access: ACCESS, archives: StoredVideoArchives, links: ArchiveLinks },
  async ({ needs, actor, input }) => {
    const id = needs.links.opened(input.secret)
    const found = id === undefined ? null : await needs.access.look(ARCHIVE_FILE, actor, { id })
    if (!found) throw missing('This download')
    const { archive } = found
    const hold = outsideHoldOn(archiveFileSubject, { id: archive.id })
    return { location: needs.archives.address(archive.id, archive.fileName, hold) }
  },
)

/** An archive is gone when its link expires, and what tries that were given up have left of it goes in any case. */
export const RemoveArchive = jobHandler(
  removeArchive,
  { store: REVIEW_STORE, archives: StoredVideoArchives, clock: CLOCK },
  async ({ needs, payload }) => {
    const archive = await needs.store.read(({ archives }) => archives.find(payload.archive))
    if (!archive || isGone(archive, needs.clock.now())) await needs.archives.remove(payload.archive)
    else await needs.archives.removeParts(payload.archive)
  },
)

/** Ends archives before their time, whether they are ready or being built. */
export class ArchiveEnder extends service({
  store: REVIEW_STORE,
  archives: StoredVideoArchives,
  clock: CLOCK,
}) {
  /** @param holding only archives with one of these videos */
  async end(
    of: { readonly sessionId: string } | { readonly requestedBy: string },
    holding?: readonly string[],
  ): Promise<void> {
    const living = await this.needs.store.read(({ archives }) => archives.living(of, this.needs.clock.now()))
    const meant = living.filter(({ videoIds }) => !holding || videoIds.some((id) => holding.includes(id)))
    for (const { id } of meant) {
      await this.needs.store.write(async (repositories, outbox) => {
        const archive = await repositories.archives.lock(id)
        const now = this.needs.clock.now()
        if (archive && !isGone(archive, now)) await saveArchive(repositories, outbox, ended(archive, now))
      })
      await this.needs.archives.remove(id)
    }
  }
}
