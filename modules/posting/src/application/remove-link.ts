import { type Actor, type Clock, missing } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { removeLink } from '../contract/index.ts'
import type { PostingStore } from './ports/index.ts'
import type { ProjectGate } from './project-gate.ts'

export class RemoveLink {
  readonly #store: PostingStore
  readonly #gate: ProjectGate
  readonly #clock: Clock

  constructor(store: PostingStore, gate: ProjectGate, clock: Clock) {
    this.#store = store
    this.#gate = gate
    this.#clock = clock
  }

  async run(actor: Actor, input: InputOf<typeof removeLink>): Promise<ReplyOf<typeof removeLink>> {
    await this.#gate.staff(actor, input.id)
    return await this.#store.write(async ({ links }, outbox) => {
      const link = await links.find(input.link)
      if (link?.projectId !== input.id) throw missing('This posting link')
      await links.remove(link.id, this.#clock.now())
      return outbox.answer({ success: true })
    })
  }
}
