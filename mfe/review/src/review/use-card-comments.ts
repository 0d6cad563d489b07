import type { PickComment } from '@callboard/posting/contract'
import type { ReviewGroup } from '@callboard/review/contract'
import { useMemo } from 'react'
import { useGroupComments } from '../data/picks.ts'
import { commentsByGroup } from './comments-by-group.ts'

const NONE: ReadonlyMap<string, readonly PickComment[]> = new Map()
const NO_COUNTS: ReadonlyMap<string, number> = new Map()

/** What was written about the talent of each group of a session, while the cards of its wall show that. */
export function useCardComments(session: string, groups: readonly ReviewGroup[], isShown: boolean) {
  const answer = useGroupComments(isShown ? { session } : undefined)
  const said = isShown && answer.kind === 'ready' ? answer.data : undefined
  const ofGroup = useMemo(() => (said ? commentsByGroup(groups, said.comments) : NONE), [groups, said])
  /** How many there are on its takes, which the open group has. */
  const onTakes = useMemo(
    () => (said ? new Map(said.on_takes.map(({ group, comments }) => [group, comments])) : NO_COUNTS),
    [said],
  )
  return { ofGroup, onTakes, failed: isShown && answer.kind === 'failed' ? answer : undefined }
}
