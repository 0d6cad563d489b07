import type { Actor, Clock, Ids } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { createPage } from '../contract/index.ts'
import { newPage } from './new-page.ts'
import { pageSummary } from './page-view.ts'
import type { PostingStore } from './ports/index.ts'
import { nameTaken, type ProjectGate } from './project-gate.ts'

export class CreatePage {
  readonly #store: PostingStore
  readonly #gate: ProjectGate
  readonly #clock: Clock
  readonly #ids: Ids

  constructor(store: PostingStore, gate: ProjectGate, clock: Clock, ids: Ids) {
    this.#store = store
    this.#gate = gate
    this.#clock = clock
    this.#ids = ids
  }

  async run(actor: Actor, input: InputOf<typeof createPage>): Promise<ReplyOf<typeof createPage>> {
    const project = await this.#gate.staffProject(actor, input.studio)
    const page = newPage(actor, this.#ids.next(), project.id, input.name, this.#clock.now())
    return await this.#store.write(async ({ pages }, outbox) => {
      if (!(await pages.addIfAbsent(page))) throw nameTaken(page.name)
      return outbox.answer(pageSummary(page, 0))
    })
  }
}
