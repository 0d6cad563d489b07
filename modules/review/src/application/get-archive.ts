import { type Actor, type Clock, missing } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { getArchive } from '../contract/index.ts'
import { isGone } from '../domain/archive.ts'
import type { ArchiveLinks } from './archive-link.ts'
import { archiveView } from './archive-view.ts'
import type { ReviewStore } from './ports/index.ts'
import type { SessionGate } from './session-gate.ts'

const WHAT = 'This archive'

/** An archive is the business of whoever asked for it, for as long as they run its session. */
export class GetArchive {
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

  async run(actor: Actor, input: InputOf<typeof getArchive>): Promise<ReplyOf<typeof getArchive>> {
    const archive = await this.#store.read(({ archives }) => archives.find(input.id))
    const isOwn = actor.kind === 'user' && archive?.requestedBy === actor.userId
    if (!archive || !isOwn || isGone(archive, this.#clock.now())) throw missing(WHAT)
    await this.#gate.staff(actor, archive.sessionId, WHAT)
    return archiveView(archive, this.#links)
  }
}
