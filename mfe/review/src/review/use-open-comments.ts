import type { Pick } from '@callboard/posting/contract'
import type { ReviewGroup, VideoView } from '@callboard/review/contract'
import { useMemo, useState } from 'react'
import { useGroupComments } from '../data/picks.ts'
import { useTakeComments } from '../data/take-comments.ts'
import { commentStream } from './comment-stream.ts'
import { type PhoneRoom, phoneRoom } from './phone-room.ts'

const COMING = { kind: 'loading' } as const

/** What is written about the takes and the talent of a group, as far as it is there. @param props.take in the player; undefined: none */
export function useOpenComments(props: {
  readonly session: string
  readonly group: ReviewGroup
  readonly take: string | undefined
  /** Those that can be opened. */
  readonly takes: readonly VideoView[]
  readonly picks: readonly Pick[]
  /** Whether the answers, which say where there are comments, are there. */
  readonly isAnswered: boolean
  /** Talent who were commented in the live room. */
  readonly commented: readonly { readonly record: string }[]
}) {
  const { session, group, take, takes } = props
  const isWrittenAbout =
    props.picks.some((pick) => pick.comments > 0 && pick.groups.includes(group._id)) ||
    props.commented.some(({ record }) => group.records.some(({ _id }) => _id === record))
  const ofTake = useTakeComments(
    session,
    group._id,
    group.videos.map(({ _id }) => _id),
  )
  const ofTalent = useGroupComments(isWrittenAbout ? { session, group: group._id } : undefined)
  const onTake = ofTake.kind === 'ready' ? ofTake.data.comments : undefined
  const onTalent = ofTalent.kind === 'ready' ? ofTalent.data.comments : undefined
  const parts = [ofTake, ...(isWrittenAbout ? [ofTalent] : [])]
  const isComing = !props.isAnswered || parts.some(({ kind }) => kind === 'loading')
  const [isBegun, setBegun] = useState(false)
  if (!isBegun && !isComing) setBegun(true)
  // At first all of it comes at once: what is between comments that are read would move them.
  const isShown = isBegun || !isComing
  const stream = useMemo(
    () => (isShown ? commentStream({ take, takes, group }, onTake ?? [], onTalent ?? []) : []),
    [isShown, take, takes, group, onTake, onTalent],
  )
  // Another comment moves no rows.
  const [room, setRoom] = useState<PhoneRoom>()
  if (room === undefined && isShown) setRoom(phoneRoom(group.records.length, stream.length))
  return {
    stream,
    /** For the people beside it; none until it is there. */
    room: room ?? 'none',
    /** What of it is not there. */
    missing: isShown ? parts.find(({ kind }) => kind !== 'ready') : COMING,
  }
}
