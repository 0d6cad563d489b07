import type { ReviewGroup } from '@callboard/review/contract'
import { countWords } from '../takes/take-words.ts'
import { type ShownGroup, wallGroups } from './review-groups.ts'

export interface WallFact {
  /** Absent while there is nothing to view. */
  readonly value?: string
  readonly unit: string
  /** The unit beside the title of a phone. */
  readonly brief: string
}

/** What is left to view of a session, where there is anything: as many takes as the list of projects says, whatever is filtered. */
export function wallFact(groups: readonly ReviewGroup[]): WallFact | undefined {
  const wall = wallGroups(groups)
  if (wall.length === 0) return undefined
  const left = wall.filter(({ group }) => !group.viewed)
  if (left.length === 0)
    return { unit: `All viewed, ${countWords(wall.length, 'group')}`, brief: 'All viewed' }
  const takes = left.reduce((sum, one) => sum + one.takes.length, 0)
  const where = left.length > 1 ? ` in ${left.length} groups` : ''
  return { value: String(takes), unit: `${takes === 1 ? 'take' : 'takes'} to view${where}`, brief: 'to view' }
}

/** Where viewing goes on. @param shown of the wall, after its filters; they are for nothing when they hide all of these */
export function nextToView(
  shown: readonly ShownGroup[],
  groups: readonly ReviewGroup[],
): ShownGroup | undefined {
  const isNext = ({ group }: ShownGroup) => !(group.viewed || group.is_archived)
  return shown.find(isNext) ?? wallGroups(groups).find(isNext)
}
