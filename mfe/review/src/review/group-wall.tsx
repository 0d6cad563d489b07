import { useElementSize } from '@callboard/kit/ui'
import type { PickComment } from '@callboard/posting/contract'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { CardWall } from '../takes/card-wall.tsx'
import { GroupCard } from './group-card.tsx'
import { groupBeside } from './left-words.ts'
import reviewStyles from './review.module.css'
import type { ShownGroup } from './review-groups.ts'
import type { Shows } from './show-menu.tsx'
import { useFirstArrow } from './use-first-arrow.ts'
import { cardBeside, cardHeight, nameLetters, perRow, WALL_GAP } from './wall-columns.ts'

const NO_COMMENTS: readonly PickComment[] = []

export interface GroupWallProps {
  readonly shown: readonly ShownGroup[]
  readonly open: string
  /** The group that covers the wall and has the focus of it afterwards; empty: none. */
  readonly covering: string
  /** The group that takes the focus now; another object for another time. */
  readonly wanted: { readonly group: string } | undefined
  readonly selected: ReadonlySet<string>
  readonly shows: Shows
  /** Copied groups have a sign: there are others. */
  readonly tellsCopied: boolean
  /** By record, the groups that the same talent is in, too. */
  readonly alsoIn: ReadonlyMap<string, readonly string[]>
  /** By group, what was written about its talent, while the cards show that. */
  readonly comments: ReadonlyMap<string, readonly PickComment[]>
  /** How many comments there are on the takes of a group. */
  readonly onTakes: ReadonlyMap<string, number>
  readonly onOpen: (id: string) => void
  /** The group whose card has the focus. */
  readonly focused: string | undefined
  readonly onFocus: (id: string | undefined) => void
  /** The focus is to go to the card of a group. */
  readonly onWant: (id: string) => void
  readonly onSelect: (id: string, selected: boolean) => void
  readonly onHold: (id: string) => void
  /** The boxes of all cards are to be seen. */
  readonly isSelecting: boolean
}

/** The wall of groups; the open one covers it. */
export function GroupWall(props: GroupWallProps) {
  const { shown, open, covering, wanted } = props
  const [left, setLeft] = useState('')
  useEffect(() => {
    if (covering !== '') setLeft(covering)
  }, [covering])
  useEffect(() => {
    if (wanted) setLeft(wanted.group)
  }, [wanted])
  /** The groups that were on the wall with the one that covers it. */
  const covered = useRef(shown)
  useEffect(() => {
    if (covering !== '') covered.current = shown
  }, [covering, shown])
  const place = shown.findIndex(({ group }) => group._id === left)
  const isLeft = left !== '' && covering === ''
  /**
   * The card that was left takes the focus, or where the filters do not show it any more the one beside it; in a long wall
   * whenever it is drawn again: the browser scrolls away and back while it restores the place of the page.
   */
  const takeFocus = () => {
    if (!isLeft) return
    const card = document.querySelector<HTMLElement>(`#group-${left} button`)
    if (card && card !== document.activeElement) card.focus()
    if (place < 0) setLeft(groupBeside(left, covered.current, shown) ?? '')
  }
  // What its user does next decides on the focus.
  useEffect(() => {
    if (!isLeft) return
    const done = new AbortController()
    for (const event of ['keydown', 'pointerdown', 'wheel'])
      window.addEventListener(event, () => setLeft(''), { capture: true, signal: done.signal })
    return () => done.abort()
  }, [isLeft])
  const { ref, width } = useElementSize<HTMLDivElement>()
  const columns = perRow(width)
  const letters = nameLetters(width)
  const cardOf = (one: ShownGroup) => (
    <GroupCard
      shown={one}
      open={one.group._id === open}
      selected={props.selected.has(one.group._id)}
      selects={open === ''}
      shows={props.shows}
      nameLetters={letters}
      tellsCopied={props.tellsCopied}
      alsoIn={props.alsoIn}
      comments={props.comments.get(one.group._id) ?? NO_COMMENTS}
      onTakes={props.onTakes.get(one.group._id) ?? 0}
      onOpen={props.onOpen}
      onFocus={props.onFocus}
      onSelect={props.onSelect}
      onHold={props.onHold}
    />
  )
  /** Arrows on a card go by what is drawn, before the keys of a list hear them. */
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const from = shown.findIndex(({ group }) => group._id === props.focused)
    const to = from < 0 ? undefined : cardBeside(from, event.key, columns, shown.length)
    const next = to === undefined ? undefined : shown[to]
    if (!next) return
    event.preventDefault()
    props.onWant(next.group._id)
  }
  const [first] = shown
  useFirstArrow(covering === '' && first ? () => props.onWant(first.group._id) : undefined)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it moves the focus among the cards inside
    <div
      onKeyDown={walk}
      ref={ref}
      className={reviewStyles.place}
      data-selecting={props.isSelecting || undefined}
    >
      <CardWall
        className={reviewStyles.wall}
        label="Groups"
        cards={shown.length}
        columns={columns}
        gap={WALL_GAP}
        height={cardHeight(width)}
        place={place}
        isCovered={covering !== ''}
        onDrawn={takeFocus}
      >
        {(at) => {
          const one = shown[at]
          return { key: one?.group._id ?? String(at), card: one ? cardOf(one) : null }
        }}
      </CardWall>
    </div>
  )
}
