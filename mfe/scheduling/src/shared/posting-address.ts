import type { PostingLink } from '@callboard/posting/contract'

/**
 * The address under which a client can open a posting page: the one of a link that holds it, rather one without a
 * password. The page's own address opens for staff of the project only.
 * @returns a path below the origin, or undefined while no link opens the page
 */
export function clientAddress(
  uri: string,
  page: string,
  links: readonly Pick<PostingLink, '_id' | 'posting_pages' | 'has_password' | 'expires_at' | 'revoked_at'>[],
  now: Date,
): string | undefined {
  const open = links.filter(
    ({ posting_pages, expires_at, revoked_at }) =>
      posting_pages.some(({ _id }) => _id === page) &&
      revoked_at === null &&
      (expires_at === null || Date.parse(expires_at) > now.getTime()),
  )
  const link = open.find(({ has_password }) => !has_password) ?? open[0]
  return link && `/posting-page-via-link/${uri}/${link._id}/${page}`
}
