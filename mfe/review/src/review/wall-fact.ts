import { countWords } from '../takes/take-words.ts'
import { type Filters, type ShownGroup, setFilters } from './review-groups.ts'

export interface WallFact {
  readonly value: string
  readonly unit: string
  /** The unit beside the title of a phone. */
  readonly brief: string
}

/** Nobody has marked its takes as viewed, and one of them stands on the wall. */
export const isToView = ({ group, takes }: ShownGroup) =>
  !(group.viewed || group.is_archived) && takes.some(({ is_archived }) => !is_archived)

/** Filters leave less of the wall to be told of; what hides only viewed groups does not. */
export const narrows = (filters: Omit<Filters, 'tab'>): boolean =>
  setFilters({ ...filters, hideViewed: false }).length > 0

/**
 * What is left to view of the groups that are seen: of a whole wall as many takes as the list of projects says.
 * @param isNarrowed filters hide other groups
 */
export function wallFact(seen: readonly ShownGroup[], isNarrowed = false): WallFact | undefined {
  if (seen.length === 0 && !isNarrowed) return undefined
  const shown = isNarrowed ? ' shown' : ''
  const left = seen.filter(isToView)
  if (left.length > 0) {
    const takes = left.reduce((sum, one) => sum + one.takes.length, 0)
    const where = isNarrowed || left.length > 1 ? ` in ${countWords(left.length, 'group')}${shown}` : ''
    const toView = `${takes === 1 ? 'take' : 'takes'} to view`
    return { value: String(takes), unit: `${toView}${where}`, brief: toView }
  }
  const groups = seen.length === 1 ? 'group' : 'groups'
  const value = String(seen.length)
  return seen.length > 0 && seen.every(({ group }) => group.viewed)
    ? { value, unit: `${groups}${shown}, all viewed`, brief: `${groups} viewed` }
    : { value, unit: `${groups}${shown}`, brief: `${groups}${shown}` }
}

/** How much is archived of the groups that are shown. */
export function archivedFact(shown: readonly ShownGroup[]): WallFact {
  const takes = shown.reduce((sum, one) => sum + one.takes.length, 0)
  const brief = takes === 1 ? 'archived take' : 'archived takes'
  if (takes === 0) return { value: '0', unit: 'archived', brief: 'archived' }
  return { value: String(takes), unit: `${brief} in ${countWords(shown.length, 'group')}`, brief }
}

/** Of the viewed tab. */
export const viewedFact = (shown: readonly ShownGroup[], isNarrowed: boolean): WallFact =>
  wallFact(shown, isNarrowed) ?? { value: '0', unit: 'viewed', brief: 'viewed' }

/**
 * Where viewing goes on among the groups that are seen.
 * @param last the group behind which it goes on, and then from the first one again
 */
export function nextToView(seen: readonly ShownGroup[], last?: string): ShownGroup | undefined {
  const behind = seen.findIndex(({ group }) => group._id === last) + 1
  return seen.slice(behind).find(isToView) ?? seen.find(isToView)
}
