import { service } from '@callboard/core'
import { type ProjectFacts, SESSION_DIRECTORY } from '@callboard/projects/queries'
import type { PostingLink } from '../../domain/link.ts'
import type { PostingGroup, PostingPage, PostingVideo } from '../../domain/page.ts'
import { isShownOutside, opensByLink, standsIn } from '../../domain/standing.ts'
import { POSTING_STORE } from '../ports/index.ts'

/** A page as it stands now. */
export interface StandingPage {
  readonly page: PostingPage
  readonly project: ProjectFacts
  /** The link that was named; null when it does not hold the page. */
  readonly link: PostingLink | null
  /** Whether the link opens it. */
  readonly isOpen: boolean
  /** Those whose sessions are there, in order. */
  readonly groups: readonly PostingGroup[]
}

/** The only way to a page for its readers: page, answers, comments, rooms and files are all asked for here. */
export class StandingPages extends service({ store: POSTING_STORE, sessions: SESSION_DIRECTORY }) {
  /** @param linkId undefined: without a link. @returns null for a page that is not there */
  async find(pageId: string, linkId: string | undefined): Promise<StandingPage | null> {
    const found = await this.needs.store.read(async ({ pages, links, groups }) => {
      const page = await pages.find(pageId)
      if (!page) return null
      const named = linkId === undefined ? null : await links.find(linkId)
      const link = named?.pageIds.includes(page.id) ? named : null
      return { page, link, groups: await groups.ofPage(page.id) }
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

  /** The group on a page, or one video of it, asked for by the holder of an address. */
  async posted(ids: {
    readonly page: string
    readonly group: string
    readonly link?: string
    readonly video?: string
  }): Promise<(StandingPage & { readonly video: PostingVideo | null }) | null> {
    const found = await this.find(ids.page, ids.link)
    if (!found?.groups.some(({ id }) => id === ids.group)) return null
    if (ids.video === undefined) return { ...found, video: null }
    const videos = await this.needs.store.read(({ groups }) => groups.videosOfPage(ids.page))
    const video = videos.find(({ groupId, videoId }) => groupId === ids.group && videoId === ids.video)
    return video ? { ...found, video } : null
  }

  /**
   * Those of the pages that people outside find by a link, with the numbers of their groups.
   * @param pages of one project
   */
  async shownOutside(
    project: Pick<ProjectFacts, 'archived'>,
    pages: readonly PostingPage[],
  ): Promise<ReadonlyMap<string, number>> {
    const { groupsOf, sessions } = await this.#groupsOf(pages)
    return new Map(
      pages.flatMap(({ id }) => {
        const groups = groupsOf(id)
        return isShownOutside({ project, groups, sessions })
          ? [[id, groups.filter(standsIn(sessions)).length] as const]
          : []
      }),
    )
  }

  /** How many groups stand on each of the pages. */
  async counts(pages: readonly PostingPage[]): Promise<ReadonlyMap<string, number>> {
    const { groupsOf, sessions } = await this.#groupsOf(pages)
    return new Map(pages.map(({ id }) => [id, groupsOf(id).filter(standsIn(sessions)).length]))
  }

  /** Some link opens the page: clients may hear of it. */
  async isShared(page: PostingPage): Promise<boolean> {
    const project = await this.needs.sessions.project(page.projectId)
    if (!project || !(await this.shownOutside(project, [page])).has(page.id)) return false
    const links = await this.needs.store.read((repositories) => repositories.links.byProject(page.projectId))
    return links.some(({ pageIds }) => pageIds.includes(page.id))
  }

  async #groupsOf(pages: readonly PostingPage[]) {
    const ids = pages.map(({ id }) => id)
    const found = await this.needs.store.read(({ groups }) => groups.sessionsOf(ids))
    const byPage = Map.groupBy(found, ({ pageId }) => pageId)
    return { groupsOf: (id: string) => byPage.get(id) ?? [], sessions: await this.#sessionsOf(found) }
  }

  async #sessionsOf(groups: readonly Pick<PostingGroup, 'sessionId'>[]): Promise<ReadonlySet<string>> {
    return await this.needs.sessions.among([...new Set(groups.map(({ sessionId }) => sessionId))])
  }
}
