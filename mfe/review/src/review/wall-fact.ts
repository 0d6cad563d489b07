import type { ReviewGroup } from '@callboard/review/contract'
import { countWords } from '../takes/take-words.ts'
import { wallGroups } from './review-groups.ts'

export interface WallFact {
  readonly value: string
  readonly unit: string
  /** There is nothing to view. */
  readonly tone?: 'quiet'
}

/** What is left to view of a session: as many takes as the list of projects says, whatever is filtered. */
export function wallFact(groups: readonly ReviewGroup[]): WallFact {
  const wall = wallGroups(groups)
  if (wall.length === 0) return { value: '0', unit: 'takes', tone: 'quiet' }
  const left = wall.filter(({ group }) => !group.viewed)
  if (left.length === 0) return { value: 'All viewed', unit: countWords(wall.length, 'group'), tone: 'quiet' }
  const takes = left.reduce((sum, one) => sum + one.takes.length, 0)
  const where = left.length > 1 ? ` in ${left.length} groups` : ''
  return { value: String(takes), unit: `${takes === 1 ? 'take' : 'takes'} to view${where}` }
}
