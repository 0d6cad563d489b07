import { useCase } from '@callboard/core'
import { listPostings } from '../../contract/index.ts'
import { linkView } from '../links/link-view.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { mayMail } from './audition-links.ts'
import { pageSummary } from './page.ts'
import { StandingPages } from './standing-pages.ts'

export const ListPostings = useCase(
  listPostings,
  { store: POSTING_STORE, standing: StandingPages },
  async ({ needs, actor, subject: { project } }) => {
    const { pages, links, linked } = await needs.store.read(async (repositories) => {
      const ofProject = await repositories.links.byProject(project.id)
      return {
        pages: await repositories.pages.byProject(project.id),
        links: ofProject,
        linked: await repositories.pages.many([...new Set(ofProject.flatMap(({ pageIds }) => pageIds))]),
      }
    })
    const projects = new Map([...(await needs.standing.projectsOf(linked)), [project.id, project]])
    const counts = await needs.standing.counts(pages)
    return {
      pages: pages.map((page) => pageSummary(page, counts.get(page.id) ?? 0)),
      links: links.map((link) => linkView(link, linked, projects)),
      can: { mail_talent: mayMail(actor) },
    }
  },
)
