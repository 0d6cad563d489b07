import type { PostingPageView } from '@callboard/posting/contract'
import { ANSWER_WORDS, ANSWERS } from '../answers/answer-words.ts'
import { type PostingFilters, reviewersOn, UNANSWERED } from './posting-groups.ts'

/** That no talent of the page passes the filters, as one says it: `Nobody called “Ana” among Courier`. */
export function nobodyWords(
  filters: PostingFilters,
  { feedbacks }: Pick<PostingPageView, 'feedbacks'>,
): string {
  const { find, role, feedback, from } = filters
  const answer = ANSWERS.find((one) => one === feedback)
  const giver = reviewersOn(feedbacks).find(({ _id }) => _id === from)
  const given = answer ? `with the answer ${ANSWER_WORDS[answer]}` : giver && 'with an answer'
  return [
    'Nobody',
    find.trim() && `called “${find.trim()}”`,
    role && `among ${role}`,
    ...(feedback === UNANSWERED ? ['without your answer'] : [given, giver && `of ${giver.name}`]),
  ]
    .filter(Boolean)
    .join(' ')
}
