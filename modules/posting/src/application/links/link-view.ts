import { missing } from '@callboard/core'
import type { PostingLink as LinkView } from '../../contract/index.ts'
import type { PostingLink } from '../../domain/link.ts'
import type { PostingPage } from '../../domain/page.ts'
import type { PageRepository } from '../ports/index.ts'

/** @throws DomainError missing for a page of another project */
export async function pagesOfProject(
  pages: PageRepository,
  projectId: string,
  pageIds: readonly string[],
): Promise<readonly PostingPage[]> {
  const chosen = (await pages.many(pageIds)).filter((page) => page.projectId === projectId)
  if (chosen.length < pageIds.length) throw missing('One of these posting pages')
  return chosen
}

/** The pages of a link that are still there, in its order. */
export const pagesOf = (link: PostingLink, pages: readonly PostingPage[]): PostingPage[] =>
  link.pageIds.flatMap((id) => pages.find((page) => page.id === id) ?? [])

export const namedPages = (link: PostingLink, pages: readonly PostingPage[]) =>
  pagesOf(link, pages).map((page) => ({ _id: page.id, name: page.name }))

/** @param id of the link, or what names it to one recipient */
export const linkPath = (projectUri: string, id: string): string => `/posting-link-page/${projectUri}/${id}`

export const linkView = (link: PostingLink, pages: readonly PostingPage[], projectUri: string): LinkView => ({
  _id: link.id,
  name: link.name,
  studio: link.projectId,
  posting_pages: namedPages(link, pages),
  has_password: link.passwordDigest !== null,
  expires_at: link.expiresAt?.toISOString() ?? null,
  revoked_at: link.revokedAt?.toISOString() ?? null,
  allows_download: link.allowsDownload,
  watermark: link.watermark,
  path: linkPath(projectUri, link.id),
})
