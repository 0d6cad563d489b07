import type { Actor } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { listPostings } from '../contract/index.ts'
import { linkView } from './link-view.ts'
import { pageSummary } from './page-view.ts'
import type { PostingStore } from './ports/index.ts'
import type { ProjectGate } from './project-gate.ts'

export class ListPostings {
  readonly #store: PostingStore
  readonly #gate: ProjectGate

  constructor(store: PostingStore, gate: ProjectGate) {
    this.#store = store
    this.#gate = gate
  }

  async run(actor: Actor, input: InputOf<typeof listPostings>): Promise<ReplyOf<typeof listPostings>> {
    const project = await this.#gate.staffProject(actor, input.id)
    return await this.#store.read(async (repositories) => {
      const pages = await repositories.pages.byProject(project.id)
      const links = await repositories.links.byProject(project.id)
      const counts = await repositories.groups.count(pages.map((page) => page.id))
      return {
        pages: pages.map((page) => pageSummary(page, counts.get(page.id) ?? 0)),
        links: links.map((link) => linkView(link, pages, project.uri)),
      }
    })
  }
}
