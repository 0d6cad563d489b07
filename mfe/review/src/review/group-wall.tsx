import { useElementSize } from '@callboard/kit/ui'
import { Fragment, type ReactNode } from 'react'
import takes from '../takes/takes.module.css'
import { useGrowing } from '../takes/use-growing.ts'
import { GroupCard } from './group-card.tsx'
import reviewStyles from './review.module.css'
import type { ShownGroup } from './review-groups.ts'
import { middleOf, perRow } from './wall-columns.ts'

export interface GroupWallProps {
  readonly shown: readonly ShownGroup[]
  readonly open: string
  readonly selected: ReadonlySet<string>
  readonly onOpen: (id: string) => void
  /** The group whose card has the focus. */
  readonly onFocus: (id: string | undefined) => void
  readonly onSelect: (id: string, selected: boolean) => void
  /** The open group, drawn in a row of its own below its card. */
  readonly children: ReactNode
}

/** The wall of groups. Columns are counted from the width, so that the open row comes after the right card. */
export function GroupWall(props: GroupWallProps) {
  const { shown, open } = props
  const { ref, width } = useElementSize<HTMLUListElement>()
  const columns = perRow(width)
  const place = shown.findIndex(({ group }) => group._id === open)
  const rowEnd = Math.min(shown.length - 1, (Math.floor(place / columns) + 1) * columns - 1)
  const { shown: count, mark, more } = useGrowing(shown.length, place < 0 ? 0 : rowEnd + 1)
  const pointer = middleOf(place % columns, columns, width)
  return (
    <ul ref={ref} className={reviewStyles.wall} data-single={columns === 1 || undefined} aria-label="Groups">
      {shown.slice(0, count).map((one, index) => (
        <Fragment key={one.group._id}>
          <GroupCard
            shown={one}
            open={index === place}
            selected={props.selected.has(one.group._id)}
            selects={place < 0}
            onOpen={props.onOpen}
            onFocus={props.onFocus}
            onSelect={props.onSelect}
          />
          {place >= 0 && index === rowEnd ? (
            <li className={reviewStyles.openRow} style={{ '--pointer': `${pointer}px` } as object}>
              {props.children}
            </li>
          ) : null}
        </Fragment>
      ))}
      {more ? <li ref={mark} className={takes.wallMore} aria-hidden /> : null}
    </ul>
  )
}
