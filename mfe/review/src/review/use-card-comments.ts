import type { PickComment } from '@callboard/posting/contract'
import type { ReviewGroup } from '@callboard/review/contract'
import { useMemo } from 'react'
import { useGroupComments } from '../data/picks.ts'
import { commentsByGroup } from './comments-by-group.ts'

const NONE: ReadonlyMap<string, readonly PickComment[]> = new Map()

/** What was written about the talent of each group of a session, while the cards of its wall show that. */
export function useCardComments(session: string, groups: readonly ReviewGroup[], isShown: boolean) {
  const answer = useGroupComments(isShown ? { session } : undefined)
  const comments = isShown && answer.kind === 'ready' ? answer.data.comments : undefined
  const ofGroup = useMemo(() => (comments ? commentsByGroup(groups, comments) : NONE), [groups, comments])
  return { ofGroup, failed: isShown && answer.kind === 'failed' ? answer : undefined }
}
