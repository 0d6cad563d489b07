import { ANSWER_WORDS } from '../answers/answer-words.ts'
import { type Filters, setFilters, UNANSWERED } from './review-groups.ts'

/** The set filters as the tools above the wall name them, the search as what is looked for. */
export function filterWords(filters: Filters): string[] {
  const { role, find, feedback } = filters
  const words = {
    role,
    find: `‘${find.trim()}’`,
    liked: 'Liked takes',
    likedGroups: 'Liked groups',
    hideCopied: 'Hide copied',
    hideViewed: 'To view',
    feedback:
      feedback === UNANSWERED
        ? 'Unanswered'
        : (ANSWER_WORDS[feedback as keyof typeof ANSWER_WORDS] ?? feedback),
  }
  return setFilters(filters).map((name) => words[name])
}
