/** A posting page, and the link it was opened by; staff of the project need none. */
export interface Page {
  readonly id: string
  readonly link: string | undefined
}

/** Input of `getPage`; the same page is always the same entry of the cache. */
export const pageInput = ({ id, link }: Page) => (link === undefined ? { id } : { id, link })

export const commentsInput = ({ id, link }: Page, group: string) =>
  link === undefined ? { page_id: id, ref_id: group } : { page_id: id, link, ref_id: group }

/** The comments of all groups. */
export const pageCommentsInput = ({ id, link }: Page) =>
  link === undefined ? { page_id: id } : { page_id: id, link }
