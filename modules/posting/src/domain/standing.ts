import type { PostingLink } from './link.ts'
import type { PostingGroup, PostingPage } from './page.ts'

/** A page with all that decides who sees what of it. */
export interface PageParts {
  readonly page: PostingPage
  /** The link that it is asked for by, where that holds the page. */
  readonly link: PostingLink | null
  readonly project: { readonly archived: boolean }
  /** Those on the page, in order. */
  readonly groups: readonly Pick<PostingGroup, 'sessionId'>[]
  /** Of the sessions that the groups came from, those that are there. */
  readonly sessions: ReadonlySet<string>
}

/** A group on a page lives as long as the session that it came from. */
export const standsIn =
  (sessions: ReadonlySet<string>) =>
  ({ sessionId }: Pick<PostingGroup, 'sessionId'>): boolean =>
    sessions.has(sessionId)

/**
 * Whether people outside of the office find the page by a link. An archived project is the office's alone; a page whose
 * groups have all ended with their sessions has ended with them, one that is still empty has not.
 */
export const isShownOutside = ({ project, groups, sessions }: Omit<PageParts, 'page' | 'link'>): boolean =>
  !project.archived && (groups.length === 0 || groups.some(standsIn(sessions)))

export const opensByLink = (parts: PageParts): boolean => parts.link !== null && isShownOutside(parts)
