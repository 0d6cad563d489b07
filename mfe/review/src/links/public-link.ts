import type { ReplyOf } from '@callboard/core/http-contract'
import type { getLink } from '@callboard/posting/contract'

/** A posting link as its reader gets it. */
export type PublicLink = ReplyOf<typeof getLink>
/** A page of the link. */
export type Cover = PublicLink['posting_pages'][number]

export const pageAddress = (link: PublicLink, page: Cover) =>
  `/posting-page-via-link/${page.studio_uri}/${link._id}/${page._id}`

/**
 * The page to go on with, in the order of the sender: the first one with talent to answer. A visitor, of whom nothing is
 * known, begins with the first one.
 */
export const pageToOpen = (link: PublicLink, isVisitor: boolean): Cover | undefined =>
  link.posting_pages.find(({ to_answer }) => to_answer) ??
  (isVisitor
    ? link.posting_pages.find(({ talent, to_answer }) => to_answer === null && talent > 0)
    : undefined)
