import { type Actor, type Clock, denied } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { listArchives } from '../contract/index.ts'
import { archivesSince, newestWishes } from '../domain/archive.ts'
import type { ArchiveLinks } from './archive-link.ts'
import { archiveView } from './archive-view.ts'
import type { ReviewStore } from './ports/index.ts'
import type { SessionGate } from './session-gate.ts'

export class ListArchives {
  readonly #store: ReviewStore
  readonly #gate: SessionGate
  readonly #links: ArchiveLinks
  readonly #clock: Clock

  constructor(store: ReviewStore, gate: SessionGate, links: ArchiveLinks, clock: Clock) {
    this.#store = store
    this.#gate = gate
    this.#links = links
    this.#clock = clock
  }

  async run(actor: Actor, { session }: InputOf<typeof listArchives>): Promise<ReplyOf<typeof listArchives>> {
    await this.#gate.staff(actor, session)
    if (actor.kind !== 'user') throw denied()
    const since = archivesSince(this.#clock.now())
    const own = await this.#store.read(({ archives }) =>
      archives.list({ requestedBy: actor.userId, sessionId: session, since }),
    )
    return { archives: newestWishes(own).map((archive) => archiveView(archive, this.#links)) }
  }
}
