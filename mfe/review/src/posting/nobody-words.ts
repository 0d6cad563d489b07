import type { PostingPageView } from '@callboard/posting/contract'
import { ANSWER_WORDS, ANSWERS } from '../answers/answer-words.ts'
import { nobodyCalled } from '../takes/nobody-called.ts'
import { reviewersOn } from './posted-choices.ts'
import { isNarrowed, type PostingFilters, UNANSWERED } from './posting-groups.ts'

/** What stands in the place of a page whose filters leave nobody. */
export function noPostedWords(
  filters: PostingFilters,
  view: Pick<PostingPageView, 'feedbacks'>,
): { readonly of: 'search' | 'filters'; readonly title: string; readonly clear: string } {
  const title = nobodyWords(filters, view)
  const isSearch = filters.find.trim() !== '' && !isNarrowed({ ...filters, find: '', role: '' })
  const clear = isSearch && filters.role === '' ? 'Clear search' : 'Clear filters'
  return { of: isSearch ? 'search' : 'filters', title, clear }
}

/** That no talent of the page passes the filters, as one says it: `Nobody called “Ana” among Courier`. */
export function nobodyWords(
  filters: PostingFilters,
  { feedbacks }: Pick<PostingPageView, 'feedbacks'>,
): string {
  const { feedback, from } = filters
  const answer = ANSWERS.find((one) => one === feedback)
  const giver = reviewersOn(feedbacks).find(({ _id }) => _id === from)
  const given = answer ? `with the answer ${ANSWER_WORDS[answer]}` : giver && 'with an answer'
  return [
    nobodyCalled(filters),
    ...(feedback === UNANSWERED ? ['without your answer'] : [given, giver && `of ${giver.name}`]),
  ]
    .filter(Boolean)
    .join(' ')
}
