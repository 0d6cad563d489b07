import { ADVANCE_AFTER, nextPlaying, type useDelayed } from '@callboard/kit/takes'
import { useEffect, useRef, useState } from 'react'
import { answeredIn, playsOn, TURN_AFTER } from './plays-on.ts'
import type { PostingShown, PostingVideo, ShownTalent } from './posting-groups.ts'

/** A take that has ended goes on to the next one by itself, or once those in it are answered. */
export function usePlaysOn(props: {
  readonly open: PostingShown
  readonly take: PostingVideo
  /** The talent whom the keys answer. */
  readonly active: string | undefined
  /** A comment of the reader is begun. */
  readonly isWriting: boolean
  readonly isAnswered: (talent: string) => boolean
  /** To whom the way on leads. */
  readonly wayOn: ShownTalent | undefined
  readonly advance: ReturnType<typeof useDelayed>
  readonly onGo: (take: string, talent: string | undefined) => void
}): {
  readonly onEnded: () => void
  /** It plays or is moved within, or the reader wants to stay. */
  readonly onTouched: () => void
  /** The talent to whom the answers are about to turn by themselves. */
  readonly turnsTo: string | undefined
} {
  const { open, take, active, isWriting, advance, onGo } = props
  const [ended, setEnded] = useState<string>()
  const next = ended === take._id ? nextPlaying(open.takes, take._id) : undefined
  const wayOn = props.wayOn && { group: props.wayOn.shown.group._id, talent: props.wayOn.talent._id }
  const goesTo =
    next && playsOn(open.group, { take, active, isWriting, wayOn }, next, props.isAnswered) ? next : undefined
  const to = goesTo?._id
  const whom = goesTo && answeredIn(open.group, goesTo, active)
  const turnsTo = whom === active ? undefined : whom
  const go = useRef(onGo)
  useEffect(() => {
    go.current = onGo
  })
  useEffect(() => {
    if (to === undefined) return
    advance.start(() => go.current(to, whom), turnsTo ? TURN_AFTER : ADVANCE_AFTER)
    return advance.cancel
  }, [to, whom, turnsTo, advance])
  return {
    onEnded: () => setEnded(take._id),
    onTouched: () => setEnded(undefined),
    turnsTo,
  }
}
