import { CLOCK, service } from '@callboard/core'
import { type ProjectFacts, SESSION_DIRECTORY } from '@callboard/projects/queries'
import type { PostingLink } from '../../domain/link.ts'
import type { PostingGroup, PostingPage } from '../../domain/page.ts'
import type { Recipient } from '../../domain/recipient.ts'
import { isShownOutside, opensByLink, standsIn } from '../../domain/standing.ts'
import { Links } from '../links/links.ts'
import { type GroupToAnswer, POSTING_STORE } from '../ports/index.ts'

/** A page as it stands now. */
export interface StandingPage {
  readonly page: PostingPage
  readonly project: ProjectFacts
  /** The link that was named; null when it does not hold the page, or is closed to the caller. */
  readonly link: PostingLink | null
  /** Whose own address of it the caller came by. */
  readonly recipient: Recipient | null
  /** Whether the link opens it. */
  readonly isOpen: boolean
  /** Those whose sessions are there, in order. */
  readonly groups: readonly PostingGroup[]
}

/** The only way to a page for its readers: page, answers, comments, rooms and files are all asked for here. */
export class StandingPages extends service({
  store: POSTING_STORE,
  sessions: SESSION_DIRECTORY,
  links: Links,
  clock: CLOCK,
}) {
  /** @param linkId as visitors name it; undefined: without a link. @returns null for a page that is not there */
  async find(pageId: string, linkId: string | undefined): Promise<StandingPage | null> {
    const found = await this.needs.store.read(async (repositories) => {
      const page = await repositories.pages.find(pageId)
      if (!page) return null
      const named = linkId === undefined ? null : await this.needs.links.find(repositories, linkId)
      const opens =
        named?.state === 'open' &&
        named.link.pageIds.includes(page.id) &&
        (await this.#isAtWork(named.link, page.projectId))
      const { link, recipient } = opens ? named : { link: null, recipient: null }
      return { page, link, recipient, groups: await repositories.groups.ofPage(page.id) }
    })
    const project = found && (await this.needs.sessions.project(found.page.projectId))
    if (!found || !project) return null
    const sessions = await this.#sessionsOf(found.groups)
    return {
      ...found,
      project,
      isOpen: opensByLink({ ...found, project, sessions }),
      groups: found.groups.filter(standsIn(sessions)),
    }
  }

  /**
   * The group on a page, or one video of it, asked for by the holder of an address: for each file, so by three
   * statements, and one more where it is a recipient.
   * @returns whether people outside are shown it by the link; null for what is not there
   */
  async posted(ids: {
    readonly page: string
    readonly group: string
    readonly link?: string
    readonly video?: string
  }): Promise<{ readonly isOpen: boolean } | null> {
    const { part, link } = await this.needs.store.read(async (repositories) => ({
      part: await repositories.groups.part(ids.page, ids.group, ids.video ?? null),
      link: ids.link === undefined ? null : await this.needs.links.find(repositories, ids.link),
    }))
    const session = part && (await this.needs.sessions.session(part.sessionId))
    if (!part || !session) return null
    const isLinked =
      link?.state === 'open' &&
      link.link.pageIds.includes(ids.page) &&
      (await this.#isAtWork(link.link, session.projectId))
    const isShown = isShownOutside({ project: session, groups: [part], sessions: new Set([session.id]) })
    return { isOpen: isLinked && isShown && !part.archived }
  }

  /** Those of the pages that people outside find by a link, with the groups that stand on them, in order. */
  async shownOutside(pages: readonly PostingPage[]): Promise<ReadonlyMap<string, readonly PostingGroup[]>> {
    const [{ groupsOf, sessions }, projects] = await Promise.all([
      this.#groupsOf(pages),
      this.projectsOf(pages),
    ])
    return new Map(
      pages.flatMap(({ id, projectId }) => {
        const groups = groupsOf(id)
        const project = projects.get(projectId)
        return project && isShownOutside({ project, groups, sessions })
          ? [[id, groups.filter(standsIn(sessions))] as const]
          : []
      }),
    )
  }

  /** The projects of pages and links, by id: a link may hold pages of several. */
  async projectsOf(
    pages: readonly Pick<PostingPage, 'projectId'>[],
  ): Promise<ReadonlyMap<string, ProjectFacts>> {
    const ids = [...new Set(pages.map(({ projectId }) => projectId))]
    const found = await Promise.all(ids.map((id) => this.needs.sessions.project(id)))
    return new Map(found.flatMap((project) => (project ? [[project.id, project] as const] : [])))
  }

  /** The groups that stand on each of the pages, in order. */
  async groups(pages: readonly PostingPage[]): Promise<ReadonlyMap<string, readonly PostingGroup[]>> {
    const { groupsOf, sessions } = await this.#groupsOf(pages)
    return new Map(pages.map(({ id }) => [id, groupsOf(id).filter(standsIn(sessions))]))
  }

  /** How many groups stand on each of the pages. */
  async counts(pages: readonly PostingPage[]): Promise<ReadonlyMap<string, number>> {
    const ids = pages.map(({ id }) => id)
    const found = ids.length > 0 ? await this.needs.store.read(({ groups }) => groups.sessionsOf(ids)) : []
    const counts = new Map(ids.map((id) => [id, 0]))
    for (const { pageId } of found.filter(standsIn(await this.#sessionsOf(found))))
      counts.set(pageId, (counts.get(pageId) ?? 0) + 1)
    return counts
  }

  /**
   * Page → its groups with takes to see, in order; a page without any is not in it.
   * @param userId null: of nobody, who has answered none
   */
  async toAnswer(
    pages: readonly PostingPage[],
    userId: string | null,
  ): Promise<ReadonlyMap<string, readonly GroupToAnswer[]>> {
    const ids = pages.map(({ id }) => id)
    const found = await this.needs.store.read((repositories) => repositories.toAnswer.groupsFor(ids, userId))
    return Map.groupBy(found.filter(standsIn(await this.#sessionsOf(found))), ({ pageId }) => pageId)
  }

  /** A link ends with its project, also for the pages of others. @param projectId of the page that it is to open */
  async #isAtWork(link: PostingLink, projectId: string): Promise<boolean> {
    if (link.projectId === projectId) return true
    const project = await this.needs.sessions.project(link.projectId)
    return project !== null && !project.archived
  }

  async #groupsOf(pages: readonly PostingPage[]) {
    const ids = pages.map(({ id }) => id)
    const found = ids.length > 0 ? await this.needs.store.read(({ groups }) => groups.ofPages(ids)) : []
    const byPage = Map.groupBy(found, ({ pageId }) => pageId)
    return { groupsOf: (id: string) => byPage.get(id) ?? [], sessions: await this.#sessionsOf(found) }
  }

  async #sessionsOf(groups: readonly Pick<PostingGroup, 'sessionId'>[]): Promise<ReadonlySet<string>> {
    return await this.needs.sessions.among([...new Set(groups.map(({ sessionId }) => sessionId))])
  }
}
