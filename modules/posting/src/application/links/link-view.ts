import type { ProjectFacts } from '@callboard/projects/queries'
import type { PostingLink as LinkView } from '../../contract/index.ts'
import type { PostingLink } from '../../domain/link.ts'
import type { PostingPage } from '../../domain/page.ts'

/** The pages of a link that are still there, in its order. */
export const pagesOf = (link: PostingLink, pages: readonly PostingPage[]): PostingPage[] =>
  link.pageIds.flatMap((id) => pages.find((page) => page.id === id) ?? [])

type Projects = ReadonlyMap<string, Pick<ProjectFacts, 'name' | 'uri'>>

/** With the project in whose addresses each page stands. */
export const placedPages = (link: PostingLink, pages: readonly PostingPage[], projects: Projects) =>
  pagesOf(link, pages).map(({ id, name, projectId }) => ({
    _id: id,
    name,
    studio_uri: projects.get(projectId)?.uri ?? '',
  }))

/** @param id of the link, or what names it to one recipient */
export const linkPath = (projectUri: string, id: string): string => `/posting-link-page/${projectUri}/${id}`

/** @param pages of any project */
export const linkView = (link: PostingLink, pages: readonly PostingPage[], projects: Projects): LinkView => {
  const all = pagesOf(link, pages)
  return {
    _id: link.id,
    name: link.name,
    studio: link.projectId,
    posting_pages: all
      .filter(({ projectId }) => projectId === link.projectId)
      .map(({ id, name }) => ({ _id: id, name })),
    other_posting_pages: all
      .filter(({ projectId }) => projectId !== link.projectId)
      .map(({ id, name, projectId }) => ({
        posting_page_id: id,
        posting_page_name: name,
        studio_uri: projects.get(projectId)?.uri ?? '',
      })),
    has_password: link.passwordDigest !== null,
    expires_at: link.expiresAt?.toISOString() ?? null,
    revoked_at: link.revokedAt?.toISOString() ?? null,
    allows_download: link.allowsDownload,
    watermark: link.watermark,
    path: linkPath(projects.get(link.projectId)?.uri ?? '', link.id),
  }
}
