import { useAnswer } from '@callboard/kit/data'
import { listComments, listOfficeComments, type PostingPageView } from '@callboard/posting/contract'
import { useMemo } from 'react'
import { type Page, pageCommentsInput } from '../data/page-input.ts'
import { offersOf, type Show } from './shows.ts'

/** Milliseconds: the office writes seldom, and its comments are on no signal of the page. */
const OFFICE_EVERY = 20_000

/** What the casting office wrote about the page, while it shows that. */
export function useOfficeComments(page: Page, isShown: boolean) {
  return useAnswer(listOfficeComments, isShown ? pageCommentsInput(page) : undefined, { every: OFFICE_EVERY })
}

/** A comment below a card of the wall. */
export interface CardComment {
  readonly _id: string
  readonly ref_id: string
  readonly from_user: { readonly name: string }
  readonly content: string
  /** Whom it is about; absent on what the office wrote. */
  readonly to_user?: string
  /** Of the casting office, not of a reviewer of this page. */
  readonly kind?: 'session' | 'director'
}

const NONE: readonly CardComment[] = []

/** By group. */
export type CardComments = ReadonlyMap<string, readonly CardComment[]>

/** The comments that the viewer has chosen under Customize, by group: those of the office first. */
export function useCardComments(page: Page, view: PostingPageView, shows: readonly Show[]) {
  const offers = offersOf(view)
  const wants = (show: Show) => shows.includes(show) && offers.includes(show)
  const [session, director, own] = [wants('session'), wants('director'), wants('comments')]
  const comments = useAnswer(listComments, own ? pageCommentsInput(page) : undefined)
  const office = useOfficeComments(page, session || director)
  // What is told of an answer is made anew whenever it is drawn; its comments stay the same.
  const written: readonly CardComment[] = office.kind === 'ready' ? office.data.comments : NONE
  const said: readonly CardComment[] = comments.kind === 'ready' ? comments.data.comments : NONE
  const ofGroup = useMemo(() => {
    const isWanted = ({ kind }: CardComment) => (kind === 'session' ? session : director)
    return Map.groupBy(
      [...(session || director ? written.filter(isWanted) : []), ...(own ? said : [])],
      ({ ref_id }) => ref_id,
    )
  }, [written, said, session, director, own])
  return { ofGroup, failed: [comments, office].find((answer) => answer.kind === 'failed') }
}
