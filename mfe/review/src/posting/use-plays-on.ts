import { ADVANCE_AFTER, nextPlaying, type useDelayed } from '@callboard/kit/takes'
import { useEffect, useRef, useState } from 'react'
import { playsOn } from './plays-on.ts'
import type { PostingShown, PostingVideo } from './posting-groups.ts'

/** A take that has ended goes on to the next one by itself, or once those in it are answered. */
export function usePlaysOn(props: {
  readonly open: PostingShown
  readonly take: PostingVideo
  /** The talent whom the keys answer. */
  readonly active: string | undefined
  /** A comment of the reader is begun. */
  readonly isWriting: boolean
  readonly isAnswered: (talent: string) => boolean
  readonly advance: ReturnType<typeof useDelayed>
  readonly onGo: (take: string) => void
}): { readonly onEnded: () => void; readonly onTouched: () => void } {
  const { open, take, active, isWriting, advance, onGo } = props
  const [ended, setEnded] = useState<string>()
  const next = ended === take._id ? nextPlaying(open.takes, take._id) : undefined
  const to =
    next && playsOn(open.group, { take, active, isWriting }, next, props.isAnswered) ? next._id : undefined
  const go = useRef(onGo)
  useEffect(() => {
    go.current = onGo
  })
  useEffect(() => {
    if (to === undefined) return
    advance.start(() => go.current(to), ADVANCE_AFTER)
    return advance.cancel
  }, [to, advance])
  return {
    onEnded: () => setEnded(take._id),
    // It plays or is moved within.
    onTouched: () => setEnded(undefined),
  }
}
