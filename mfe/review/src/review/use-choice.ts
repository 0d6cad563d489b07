import { useCallback, useState } from 'react'
import type { ShownGroup } from './review-groups.ts'
import { useSelection } from './use-selection.ts'
import type { TakeActions } from './use-take-actions.ts'

/**
 * The groups of a wall that are acted on: the selected ones, or the one whose card has the focus.
 * @param wall its groups, whether those stay on it that are marked as viewed or put away, and how the focus comes to a card
 */
export function useChoice(
  actions: TakeActions,
  wall: {
    readonly shown: readonly ShownGroup[]
    readonly focused: string | undefined
    readonly keepsViewed: boolean
    readonly isArchive: boolean
    readonly onWant: (group: string) => void
  },
) {
  const { shown } = wall
  const selection = useSelection(shown)
  const [isSelecting, setSelecting] = useState(false)
  const { set: select, clear } = selection
  const hold = useCallback(
    (id: string) => {
      setSelecting(true)
      select(id, true)
    },
    [select],
  )
  const unselect = () => {
    setSelecting(false)
    clear()
  }
  const groups =
    selection.groups.length > 0 ? selection.groups : shown.filter(({ group }) => group._id === wall.focused)
  /** Actions that take the chosen groups or their bar along leave the focus on the wall. @param stay the groups do */
  const end = (stay: boolean) => {
    const place = shown.findIndex((one) => groups.includes(one))
    const others = shown.filter((one) => !groups.includes(one))
    const after = others.find((one) => shown.indexOf(one) > place) ?? others.at(-1)
    const next = stay ? shown[place] : after
    if (next) wall.onWant(next.group._id)
    unselect()
  }
  return {
    selection,
    groups,
    /** A tap selects, also where nothing is selected yet. */
    isSelecting,
    startSelecting: () => setSelecting(true),
    hold,
    unselect,
    markViewed: (viewed: boolean) => {
      actions.viewed(groups, viewed)
      end(wall.keepsViewed)
    },
    archive: () => {
      actions.archiveAll(groups, !wall.isArchive)
      end(false)
    },
  }
}
