import { type Actor, CLOCK, denied, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { listArchives } from '../../contract/index.ts'
import { archivesSince, newestWishes } from '../../domain/archive.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { ArchiveLinks, archiveView } from './archive-view.ts'

export class ListArchives extends useCase(listArchives, {
  store: REVIEW_STORE,
  links: ArchiveLinks,
  clock: CLOCK,
}) {
  async run(actor: Actor, { session }: InputOf<typeof listArchives>): Promise<ReplyOf<typeof listArchives>> {
    if (actor.kind !== 'user') throw denied()
    const since = archivesSince(this.needs.clock.now())
    const own = await this.needs.store.read(({ archives }) =>
      archives.list({ requestedBy: actor.userId, sessionId: session, since }),
    )
    return { archives: newestWishes(own).map((archive) => archiveView(archive, this.needs.links)) }
  }
}
