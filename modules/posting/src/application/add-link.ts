import { type Actor, type Clock, type Ids, missing } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { addLink } from '../contract/index.ts'
import { linkIdOf, type PostingLink } from '../domain/link.ts'
import { linkView } from './link-view.ts'
import type { PostingStore } from './ports/index.ts'
import { type ProjectGate, userIdOf } from './project-gate.ts'

export class AddLink {
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

  async run(actor: Actor, input: InputOf<typeof addLink>): Promise<ReplyOf<typeof addLink>> {
    const project = await this.#gate.staffProject(actor, input.id)
    const link: PostingLink = {
      id: linkIdOf(this.#ids.secret()),
      projectId: project.id,
      name: input.name.trim(),
      pageIds: input.posting_pages,
      createdBy: userIdOf(actor),
      createdAt: this.#clock.now(),
      removedAt: null,
    }
    return await this.#store.write(async ({ pages, links }, outbox) => {
      const chosen = (await pages.many(link.pageIds)).filter((page) => page.projectId === project.id)
      if (chosen.length < link.pageIds.length) throw missing('One of these posting pages')
      await links.add(link)
      return outbox.answer(linkView(link, chosen, project.uri))
    })
  }
}
