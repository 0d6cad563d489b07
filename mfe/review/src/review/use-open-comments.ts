import type { Pick } from '@callboard/posting/contract'
import type { ReviewGroup } from '@callboard/review/contract'
import { useMemo } from 'react'
import { useGroupComments } from '../data/picks.ts'
import { useTakeComments } from '../data/take-comments.ts'
import { commentStream } from './comment-stream.ts'

/** What is written about a take and the talent of its group, as far as it is there. @param props.take undefined: none is open */
export function useOpenComments(props: {
  readonly session: string
  readonly group: ReviewGroup
  readonly take: string | undefined
  readonly picks: readonly Pick[]
  /** Talent who were commented in the live room. */
  readonly commented: readonly { readonly record: string }[]
}) {
  const { session, group, take } = props
  const isWrittenAbout =
    props.picks.some((pick) => pick.comments > 0 && pick.groups.includes(group._id)) ||
    props.commented.some(({ record }) => group.records.some(({ _id }) => _id === record))
  const ofTake = useTakeComments(session, take)
  const ofTalent = useGroupComments(isWrittenAbout ? { session, group: group._id } : undefined)
  const onTake = ofTake.kind === 'ready' ? ofTake.data.comments : undefined
  const onTalent = ofTalent.kind === 'ready' ? ofTalent.data.comments : undefined
  return {
    stream: useMemo(() => commentStream(take ?? '', onTake ?? [], onTalent ?? []), [take, onTake, onTalent]),
    /** What of it is not there. */
    missing: [ofTake, ...(isWrittenAbout ? [ofTalent] : [])].find(({ kind }) => kind !== 'ready'),
  }
}
