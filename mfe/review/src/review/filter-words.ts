import { ANSWER_WORDS } from '../answers/answer-words.ts'
import { nobodyCalled } from '../takes/nobody-called.ts'
import { countWords } from '../takes/take-words.ts'
import { type Filters, setFilters, UNANSWERED } from './review-groups.ts'

/** The set filters as the tools above the wall name them, the search as what is looked for. */
export function filterWords(filters: Omit<Filters, 'tab'>): {
  readonly name: keyof Omit<Filters, 'tab'>
  readonly words: string
}[] {
  const { role, find, feedback } = filters
  const words = {
    role,
    find: `“${find.trim()}”`,
    liked: 'Liked takes',
    likedGroups: 'Liked groups',
    hideCopied: 'Hide copied',
    hideViewed: 'To view',
    feedback:
      feedback === UNANSWERED
        ? 'Unanswered'
        : (ANSWER_WORDS[feedback as keyof typeof ANSWER_WORDS] ?? feedback),
  }
  return setFilters(filters).map((name) => ({ name, words: words[name] }))
}

export interface NoResult {
  readonly of: 'viewed' | 'search' | 'filters'
  readonly title: string
  readonly text?: string
  readonly clear: string
}

/** What stands in the place of groups that the set filters hide. */
export function noResultWords(filters: Omit<Filters, 'tab'>, hidden: number): NoResult {
  const set = filterWords(filters)
  const isOf = (...names: readonly string[]) => set.every(({ name }) => names.includes(name))
  if (isOf('hideViewed'))
    return {
      of: 'viewed',
      title: 'All viewed',
      text: hidden === 1 ? 'The one group here is viewed.' : `All ${hidden} groups here are viewed.`,
      clear: 'Show all groups',
    }
  const title = nobodyCalled(filters)
  if (isOf('find')) return { of: 'search', title, clear: 'Clear search' }
  if (filters.find !== '' && isOf('find', 'role')) return { of: 'search', title, clear: 'Clear filters' }
  const isHidden = `${countWords(hidden, 'group')} ${hidden === 1 ? 'is' : 'are'} hidden.`
  return {
    of: 'filters',
    title: 'No groups match',
    text: `${set.map(({ words }) => words).join(', ')}: ${isHidden}`,
    clear: 'Clear filters',
  }
}
