import { useCase } from '@callboard/core'
import { listPostings } from '../../contract/index.ts'
import { linkView } from '../links/link-view.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { pageSummary } from './page.ts'

export const ListPostings = useCase(
  listPostings,
  { store: POSTING_STORE },
  ({ needs, subject: { project } }) =>
    needs.store.read(async (repositories) => {
      const pages = await repositories.pages.byProject(project.id)
      const links = await repositories.links.byProject(project.id)
      const counts = await repositories.groups.count(pages.map((page) => page.id))
      return {
        pages: pages.map((page) => pageSummary(page, counts.get(page.id) ?? 0)),
        links: links.map((link) => linkView(link, pages, project.uri)),
      }
    }),
)
