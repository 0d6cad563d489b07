import { toast } from '@callboard/kit/ui'
import type { ReviewGroup } from '@callboard/review/contract'
import { useEffect, useMemo, useRef } from 'react'
import { groupAfter, leftWords } from './left-words.ts'
import type { ShownGroup, Tab } from './review-groups.ts'
import type { useOpenGroup } from './use-open-group.ts'
import type { TakeActions } from './use-take-actions.ts'

/**
 * Tells of an open group that a colleague has put away, and goes on to the one after it, or to the wall.
 * @param actions of the open group
 * @returns those actions, whose own effect is told of by themselves
 */
export function useLeftGroup(
  actions: TakeActions,
  wall: {
    /** Id of the group in the address. */
    readonly wanted: string
    readonly open: ShownGroup | undefined
    readonly shown: readonly ShownGroup[]
    readonly groups: readonly ReviewGroup[]
    readonly tab: Tab
    readonly way: ReturnType<typeof useOpenGroup>
  },
): TakeActions {
  const { wanted, open, shown, way } = wall
  const before = useRef<{ readonly open: ShownGroup; readonly shown: readonly ShownGroup[] }>(undefined)
  const own = useRef(new Set<string>())
  useEffect(() => {
    const was = before.current
    before.current = open && { open, shown }
    if (open || was?.open.group._id !== wanted || was.open.takes.every(({ _id }) => own.current.has(_id)))
      return
    const now = wall.groups.find(({ _id }) => _id === wanted)
    const words = leftWords(was.open.name, now, wall.tab)
    if (words === undefined) return
    toast.ok(words)
    const next = groupAfter(wanted, was.shown, shown)
    if (next === undefined) way.close()
    else way.goOn(next)
  })
  return useMemo(
    () => ({
      ...actions,
      archive: (video, isArchived) => {
        own.current.add(video._id)
        actions.archive(video, isArchived)
      },
      remove: (video) => {
        own.current.add(video._id)
        actions.remove(video)
      },
    }),
    [actions],
  )
}
