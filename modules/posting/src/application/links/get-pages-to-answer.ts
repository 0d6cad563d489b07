import { useCase } from '@callboard/core'
import type { ProjectFacts } from '@callboard/projects/queries'
import { getPagesToAnswer, namedLink, type PageToAnswer } from '../../contract/index.ts'
import type { PostingPage } from '../../domain/page.ts'
import { StandingPages } from '../pages/standing-pages.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { answering } from '../reactions/answering.ts'
import { pagesOf } from './link-view.ts'
import { Links, type NamedLink } from './links.ts'

/** For a client who has the links. Where a project takes no answers, nothing waits for one. */
export const GetPagesToAnswer = useCase(
  getPagesToAnswer,
  { store: POSTING_STORE, standing: StandingPages, links: Links },
  async ({ needs, actor, input }) => {
    const { userId } = answering(actor)
    const named = input.links.split(',')
    const { links, pages } = await needs.store.read(async (repositories) => {
      const found = await needs.links.openOf(repositories, named)
      const there = await repositories.pages.many(found.flatMap(({ link }) => link.pageIds))
      return {
        links: found,
        pages: there,
      }
    })
    const projects = await needs.standing.projectsOf(pages)
    const open = pages.filter(({ projectId }) => {
      const project = projects.get(projectId)
      return project?.feedback.open && !project.archived
    })
    const counts = await needs.standing.toAnswer(open, userId)
    const waiting = links.flatMap((found) => waitingOn(found, open, counts, projects))
    return { pages: waiting.filter(({ _id }, at) => waiting.findIndex((one) => one._id === _id) === at) }
  },
)

const waitingOn = (
  { named, link }: NamedLink,
  pages: readonly PostingPage[],
  counts: ReadonlyMap<string, number>,
  projects: ReadonlyMap<string, ProjectFacts>,
): PageToAnswer[] =>
  pagesOf(link, pages).flatMap(({ id, name, projectId }) => {
    const to_answer = counts.get(id)
    const project = projects.get(projectId)
    if (to_answer === undefined || !project) return []
    const { name: studio_name, uri: studio_uri } = project
    return [{ _id: id, name, link: namedLink(named).id, studio_name, studio_uri, to_answer }]
  })
