import type { Actor, UnitOfWork } from '@callboard/core'
import type { RoomAudience } from '@callboard/core/http-contract'
import type { PostingRepositories } from './ports/index.ts'
import type { ProjectGate } from './project-gate.ts'

/** Its messages only say that something has changed: any signed-in client may hear them. */
export class GuardPageRoom {
  readonly #store: UnitOfWork<PostingRepositories>
  readonly #gate: ProjectGate

  constructor(store: UnitOfWork<PostingRepositories>, gate: ProjectGate) {
    this.#store = store
    this.#gate = gate
  }

  async run(actor: Actor, input: { id: string }): Promise<RoomAudience | null> {
    const page = await this.#store.read(({ pages }) => pages.find(input.id))
    if (!page) return null
    if (await this.#gate.runs(actor, page.projectId)) return 'staff'
    return actor.kind === 'user' && actor.userType === 'client' ? 'client' : null
  }
}
