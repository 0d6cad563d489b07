import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { listPostings } from '../../contract/index.ts'
import { linkView } from '../links/link-view.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { pageSummary } from './page.ts'

export class ListPostings extends useCase(listPostings, { store: POSTING_STORE }) {
  async run(
    _actor: Actor,
    _input: InputOf<typeof listPostings>,
    { project }: SubjectOf<typeof listPostings>,
  ): Promise<ReplyOf<typeof listPostings>> {
    return await this.needs.store.read(async (repositories) => {
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
