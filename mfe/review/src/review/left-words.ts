import type { ReviewGroup } from '@callboard/review/contract'
import type { ShownGroup, Tab } from './review-groups.ts'

/**
 * What a colleague did to the group that was open, so that its tab has it no more.
 * @param group as it is now; undefined: there is none
 * @returns undefined where it stands there for all but the filters
 */
export function leftWords(name: string, group: ReviewGroup | undefined, tab: Tab): string | undefined {
  if (!group || group.videos.length === 0) return `${name} was deleted.`
  const isArchived = (some: 'every' | 'some') =>
    group.is_archived || group.videos[some]((video) => video.is_archived)
  if (tab === 'archived') return isArchived('some') ? undefined : `${name} was restored.`
  return isArchived('every') ? `${name} was archived.` : undefined
}

/** The first group after one that has left, of those that are there still; after the last one, the one before it. */
export function groupBeside(
  left: string,
  before: readonly ShownGroup[],
  now: readonly ShownGroup[],
): string | undefined {
  const isThere = new Set(now.map(({ group }) => group._id))
  const place = before.findIndex(({ group }) => group._id === left)
  const stays = ({ group }: ShownGroup) => isThere.has(group._id)
  return (before.slice(place + 1).find(stays) ?? before.slice(0, place).findLast(stays))?.group._id
}
