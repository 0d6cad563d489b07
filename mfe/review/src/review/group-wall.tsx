import { useElementSize } from '@callboard/kit/ui'
import takes from '../takes/takes.module.css'
import { useGrowing } from '../takes/use-growing.ts'
import { GroupCard } from './group-card.tsx'
import reviewStyles from './review.module.css'
import type { ShownGroup } from './review-groups.ts'
import type { Shows } from './show-menu.tsx'
import { perRow } from './wall-columns.ts'

export interface GroupWallProps {
  readonly shown: readonly ShownGroup[]
  readonly open: string
  readonly selected: ReadonlySet<string>
  readonly shows: Shows
  /** By record, the groups that the same talent is in, too. */
  readonly alsoIn: ReadonlyMap<string, readonly string[]>
  readonly onOpen: (id: string) => void
  /** The group whose card has the focus. */
  readonly onFocus: (id: string | undefined) => void
  readonly onSelect: (id: string, selected: boolean) => void
}

/** The wall of groups; the open one covers it. */
export function GroupWall(props: GroupWallProps) {
  const { shown, open } = props
  const { ref, width } = useElementSize<HTMLUListElement>()
  const columns = perRow(width)
  const place = shown.findIndex(({ group }) => group._id === open)
  const { shown: count, mark, more } = useGrowing(shown.length, place + 1)
  return (
    <ul ref={ref} className={reviewStyles.wall} data-single={columns === 1 || undefined} aria-label="Groups">
      {shown.slice(0, count).map((one, index) => (
        <GroupCard
          key={one.group._id}
          shown={one}
          open={index === place}
          selected={props.selected.has(one.group._id)}
          selects={place < 0}
          shows={props.shows}
          alsoIn={props.alsoIn}
          onOpen={props.onOpen}
          onFocus={props.onFocus}
          onSelect={props.onSelect}
        />
      ))}
      {more ? <li ref={mark} className={takes.wallMore} aria-hidden /> : null}
    </ul>
  )
}
