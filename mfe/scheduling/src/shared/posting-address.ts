import type { PostingLink } from '@callboard/posting/contract'

/**
 * The address under which a client can open a posting page: the one of a link that holds it. The page's own address
 * opens for staff of the project only.
 * @returns a path below the origin, or undefined while no link holds the page
 */
export function clientAddress(
  uri: string,
  page: string,
  links: readonly Pick<PostingLink, '_id' | 'posting_pages'>[],
): string | undefined {
  const link = links.find(({ posting_pages }) => posting_pages.some(({ _id }) => _id === page))
  return link && `/posting-page-via-link/${uri}/${link._id}/${page}`
}
