import { useAnswer } from '@callboard/kit/data'
import { getLink, type PostingPageView } from '@callboard/posting/contract'
import type { Page } from '../data/page-input.ts'
import { type Cover, leftOn, type PublicLink, unsentOn } from '../links/public-link.ts'

interface NextPage {
  readonly link: PublicLink
  readonly cover: Cover
  /** People whom the reader has to answer there. */
  readonly left: number
}

/** Another page of the link that waits for the reader's answers; null: there is none; undefined: not known yet. */
export function useNextPage(
  page: Page,
  { link, can }: Pick<PostingPageView, 'link' | 'can'>,
): NextPage | null | undefined {
  const isOneOfMore = link !== null && page.link !== undefined && link.posting_pages.length > 1
  // What is left to answer is another number after each visit to a page.
  const state = useAnswer(getLink, isOneOfMore ? { id: page.link } : undefined, { fresh: 0 })
  if (!isOneOfMore || state.kind === 'failed') return null
  if (state.kind === 'loading') return undefined
  const unsent = can.introduce ? unsentOn(state.data, sessionStorage) : undefined
  for (const cover of state.data.posting_pages) {
    const left = leftOn(cover, unsent)
    if (cover._id !== page.id && left) return { link: state.data, cover, left }
  }
  return null
}
