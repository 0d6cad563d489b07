import { useCase } from '@callboard/core'
import { type ProjectFacts, SESSION_DIRECTORY } from '@callboard/projects/queries'
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
  { store: POSTING_STORE, projects: SESSION_DIRECTORY, standing: StandingPages, links: Links },
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
    const projectIds = [...new Set(links.map(({ link }) => link.projectId))]
    const projects = await Promise.all(projectIds.map((id) => needs.projects.project(id)))
    const open = projects.filter((project) => project?.feedback.open && !project.archived)
    const counts = await needs.standing.toAnswer(
      pages.filter(({ projectId }) => open.some((project) => project?.id === projectId)),
      userId,
    )
    const waiting = links.flatMap((found) => {
      const project = open.find((one) => one?.id === found.link.projectId)
      return project ? waitingOn(found, pages, counts, project) : []
    })
    return { pages: waiting.filter(({ _id }, at) => waiting.findIndex((one) => one._id === _id) === at) }
  },
)

const waitingOn = (
  { named, link }: NamedLink,
  pages: readonly PostingPage[],
  counts: ReadonlyMap<string, number>,
  { name: studio_name, uri: studio_uri }: ProjectFacts,
): PageToAnswer[] =>
  pagesOf(link, pages).flatMap(({ id, name }) => {
    const to_answer = counts.get(id)
    return to_answer === undefined
      ? []
      : [{ _id: id, name, link: namedLink(named).id, studio_name, studio_uri, to_answer }]
  })
