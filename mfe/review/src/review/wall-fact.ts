import type { ReviewGroup } from '@callboard/review/contract'
import { countWords } from '../takes/take-words.ts'
import { type ShownGroup, wallGroups } from './review-groups.ts'

export interface WallFact {
  readonly value: string
  readonly unit: string
  /** The unit beside the title of a phone. */
  readonly brief: string
}

const isLeft = ({ group }: ShownGroup) => !(group.viewed || group.is_archived)

const takesOf = (groups: readonly ShownGroup[]) => groups.reduce((sum, { takes }) => sum + takes.length, 0)

/**
 * What is left to view of a session, where there is anything: as many takes as the list of projects says.
 * @param filtered of these groups, where filters are set: so many of them are counted
 */
export function wallFact(
  groups: readonly ReviewGroup[],
  filtered?: readonly ShownGroup[],
): WallFact | undefined {
  const wall = wallGroups(groups)
  if (wall.length === 0) return undefined
  const left = wall.filter(isLeft)
  if (left.length === 0)
    return {
      value: String(wall.length),
      unit: `${wall.length === 1 ? 'group' : 'groups'}, all viewed`,
      brief: 'all viewed',
    }
  const takes = takesOf(left)
  const passed = filtered ? takesOf(filtered.filter(isLeft)) : takes
  if (passed !== takes)
    return {
      value: String(passed),
      unit: `of ${countWords(takes, 'take')} to view`,
      brief: `of ${takes} to view`,
    }
  const where = left.length > 1 ? ` in ${left.length} groups` : ''
  return { value: String(takes), unit: `${takes === 1 ? 'take' : 'takes'} to view${where}`, brief: 'to view' }
}

/** Where viewing goes on. @param shown of the wall, after its filters; they are for nothing when they hide all of these */
export function nextToView(
  shown: readonly ShownGroup[],
  groups: readonly ReviewGroup[],
): ShownGroup | undefined {
  return shown.find(isLeft) ?? wallGroups(groups).find(isLeft)
}
