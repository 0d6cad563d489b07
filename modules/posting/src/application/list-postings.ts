import type { Actor, UnitOfWork } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { listPostings } from '../contract/index.ts'
import { linkView } from './link-view.ts'
import type { PostingRepositories } from './ports/index.ts'
import { pageSummary } from './posting-views.ts'
import type { ProjectGate } from './project-gate.ts'

export class ListPostings {
  readonly #store: UnitOfWork<PostingRepositories>
  readonly #gate: ProjectGate

  constructor(store: UnitOfWork<PostingRepositories>, gate: ProjectGate) {
    this.#store = store
    this.#gate = gate
  }

  async run(actor: Actor, input: InputOf<typeof listPostings>): Promise<ReplyOf<typeof listPostings>> {
    await this.#gate.staff(actor, input.id)
    const project = await this.#gate.project(input.id)
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
