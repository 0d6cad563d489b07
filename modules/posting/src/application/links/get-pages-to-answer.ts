import { BLOB_STORE, outsideHoldOn, useCase } from '@callboard/core'
import {
  getPagesToAnswer,
  MOST_LINKS,
  MOST_PAGES_TO_ANSWER,
  namedLink,
  type PageToAnswer,
  postedSubject,
} from '../../contract/index.ts'
import type { PostingPage } from '../../domain/page.ts'
import { StandingPages } from '../pages/standing-pages.ts'
import { type GroupToAnswer, POSTING_STORE } from '../ports/index.ts'
import { answering } from '../reactions/answering.ts'
import { pagesOf } from './link-view.ts'
import { Links, type NamedLink } from './links.ts'
import { pageFaces } from './page-faces.ts'

/**
 * For a client who has the links, or has watched takes by them on another device. Where a project takes no answers,
 * nothing waits for one.
 */
export const GetPagesToAnswer = useCase(
  getPagesToAnswer,
  { store: POSTING_STORE, standing: StandingPages, links: Links, blobs: BLOB_STORE },
  async ({ needs, actor, input }) => {
    const { userId } = answering(actor)
    const { links, pages } = await needs.store.read(async (repositories) => {
      const known = await repositories.toAnswer.linksOf(userId, MOST_LINKS)
      const named = input.links?.split(',') ?? []
      const found = await needs.links.openOf(repositories, [...named, ...known])
      return {
        links: found,
        pages: await repositories.pages.many(found.flatMap(({ link }) => link.pageIds)),
      }
    })
    const projects = await needs.standing.projectsOf([...pages, ...links.map(({ link }) => link)])
    const isAtWork = ({ projectId }: { readonly projectId: string }) =>
      projects.get(projectId)?.archived === false
    const open = pages.filter((page) => isAtWork(page) && projects.get(page.projectId)?.feedback.open)
    const groups = await needs.standing.toAnswer(open, userId)
    const view = ({ named }: NamedLink, { id, name, projectId }: PostingPage): PageToAnswer[] => {
      const shown = groups.get(id)
      const project = projects.get(projectId)
      if (!shown || !project) return []
      const faces = pageFaces(needs.blobs, shown, (group) =>
        outsideHoldOn(postedSubject, { page: id, link: named, group }),
      )
      const { name: studio_name, uri: studio_uri } = project
      return [
        { _id: id, name, link: namedLink(named).id, studio_name, studio_uri, ...countsOf(shown), faces },
      ]
    }
    const all = links
      .filter(({ link }) => isAtWork(link))
      .flatMap((found) => pagesOf(found.link, open).flatMap((page) => view(found, page)))
    const once = all.filter(({ _id }, at) => all.findIndex((one) => one._id === _id) === at)
    return {
      pages: once.filter(({ to_answer }) => to_answer > 0).slice(0, MOST_PAGES_TO_ANSWER),
      answered: once.filter(({ to_answer }) => to_answer === 0).slice(0, MOST_PAGES_TO_ANSWER),
    }
  },
)

const countsOf = (groups: readonly GroupToAnswer[]) => ({
  talent: groups.reduce((sum, { members }) => sum + members.length, 0),
  to_answer: groups.reduce((sum, { toAnswer }) => sum + toAnswer, 0),
})
