import { toast } from '@callboard/kit/ui'
import type { ReviewGroup, VideoView } from '@callboard/review/contract'
import { useEffect, useMemo, useRef } from 'react'
import { groupBeside, leftWords } from './left-words.ts'
import type { ShownGroup, Tab } from './review-groups.ts'
import type { useOpenGroup } from './use-open-group.ts'
import type { TakeActions, WaysBack } from './use-take-actions.ts'

function goOn(way: ReturnType<typeof useOpenGroup>, next: string | undefined): void {
  if (next === undefined) way.close()
  else way.goOn(next)
}

/** What is done to the open group and its takes. */
export interface OpenGroupDeeds extends TakeActions {
  /** Marks it as viewed and goes on. @param next id of another group; undefined: to the wall */
  readonly viewedNext: (shown: ShownGroup, next: string | undefined) => void
}

/**
 * Goes on from an open group that leaves its tab to the one beside it, or to the wall, and tells of one that a colleague
 * has put away.
 * @param actions of the open group
 * @returns those actions, whose own effect is told of by themselves; taken back or refused, they lead to their group again
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
): OpenGroupDeeds {
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
    goOn(way, groupBeside(wanted, was.shown, shown))
  })
  const latest = useRef(wall)
  useEffect(() => {
    latest.current = wall
  })
  return useMemo(() => {
    /** @returns what leads to a group again */
    const wayBack =
      (group: string, { tab } = latest.current) =>
      () => {
        if (latest.current.tab === tab) latest.current.way.open(group)
      }
    /** @returns the ways back to the group of a take, which leaves it now */
    const leave = (video: VideoView): WaysBack => {
      own.current.add(video._id)
      const { open, shown, way } = latest.current
      if (!open || open.takes.length > 1)
        return { undone: () => undefined, refused: () => own.current.delete(video._id) }
      const { _id } = open.group
      const others = shown.filter(({ group }) => group._id !== _id)
      const next = groupBeside(_id, shown, others)
      goOn(way, next)
      const undone = wayBack(_id)
      const refused = () => {
        own.current.delete(video._id)
        // Somebody who has gone further meanwhile stays where they are.
        if (latest.current.wanted === (next ?? '')) undone()
      }
      return { undone, refused }
    }
    return {
      ...actions,
      archive: (video, isArchived) => actions.archive(video, isArchived, leave(video)),
      remove: (video) => actions.remove(video, leave(video)),
      viewedNext: (shown, next) => {
        goOn(latest.current.way, next)
        actions.viewed([shown], true, wayBack(shown.group._id))
      },
    }
  }, [actions])
}
