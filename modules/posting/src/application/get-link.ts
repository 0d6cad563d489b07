import { type Actor, missing } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { getLink } from '../contract/index.ts'
import { pagesOf } from './link-view.ts'
import type { PostingStore } from './ports/index.ts'
import type { ProjectGate } from './project-gate.ts'

/** For anybody who has the link. */
export class GetLink {
  readonly #store: PostingStore
  readonly #gate: ProjectGate

  constructor(store: PostingStore, gate: ProjectGate) {
    this.#store = store
    this.#gate = gate
  }

  async run(_actor: Actor, input: InputOf<typeof getLink>): Promise<ReplyOf<typeof getLink>> {
    return await this.#store.read(async ({ links, pages, groups }) => {
      const link = await links.find(input.id)
      if (!link) throw missing('This posting link')
      const project = await this.#gate.project(link.projectId)
      const there = pagesOf(link, await pages.many(link.pageIds))
      const counts = await groups.count(there.map((page) => page.id))
      return {
        _id: link.id,
        name: link.name,
        studio_name: project.name,
        studio_uri: project.uri,
        posting_pages: there.map(({ id, name }) => ({ _id: id, name, groups: counts.get(id) ?? 0 })),
      }
    })
  }
}
