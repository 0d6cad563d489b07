import { CLOCK, denied, useCase } from '@callboard/core'
import { listArchives } from '../../contract/index.ts'
import { archivesSince, newestWishes } from '../../domain/archive.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { ArchiveLinks, archiveView } from './archive-view.ts'

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
