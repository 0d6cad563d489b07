import type { Actor, RoomEntry } from '@callboard/core'
import type { PostingStore } from './ports/index.ts'
import type { ProjectGate } from './project-gate.ts'

/** Its messages only say that something has changed: any signed-in client may hear them. */
export class PageRoomGuard {
  readonly #store: PostingStore
  readonly #gate: ProjectGate

  constructor(store: PostingStore, gate: ProjectGate) {
    this.#store = store
    this.#gate = gate
  }

  async run(actor: Actor, input: { id: string }): Promise<RoomEntry | null> {
    const page = await this.#store.read(({ pages }) => pages.find(input.id))
    if (!page) return null
    if (await this.#gate.runs(actor, page.projectId)) return { audience: 'staff' }
    return actor.kind === 'user' && actor.userType === 'client' ? { audience: 'client' } : null
  }
}
