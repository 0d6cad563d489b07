import type { Pick } from '@callboard/posting/contract'
import type { ShownGroup } from './review-groups.ts'

/**
 * Ids of the posting pages that have all of the groups. Of a talent in several groups nobody knows which of them a page
 * has: such a group is on none.
 */
export function pagesWith(groups: readonly ShownGroup[], picks: readonly Pick[]): ReadonlySet<string> {
  const pagesOf = ({ group }: ShownGroup): string[] =>
    picks
      .filter((pick) => pick.groups.length === 1 && pick.groups[0] === group._id)
      .flatMap(({ pages }) => pages.map(({ _id }) => _id))
  const [first, ...others] = groups.map(pagesOf)
  return new Set(first?.filter((page) => others.every((pages) => pages.includes(page))))
}

/** Id of the page that most likely is meant: the first one that lacks them; empty: none does. */
export const firstWithout = (pages: readonly { readonly _id: string }[], has: ReadonlySet<string>): string =>
  pages.find(({ _id }) => !has.has(_id))?._id ?? ''
