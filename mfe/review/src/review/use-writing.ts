import { drafts } from '@callboard/kit/form'
import { useMediaQuery } from '@callboard/kit/ui'
import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { draftPlace } from './comment-drafts.ts'
import type { PlacedComment, ReplyTo } from './comment-stream.ts'
import { useVisibleWindow } from './use-visible-window.ts'

const isKept = (name: string) => drafts.load(name, 'browser') !== undefined

/**
 * Another comment on the open group: what it is about, and which comment is in sight. On a phone the field is there
 * while one writes, and takes the place of all but the picture and the comments.
 * @param panel scrolls on a phone, and stands where it stood once the field is closed
 */
export function useWriting(
  panel: RefObject<HTMLElement | null>,
  open: {
    readonly take: string
    readonly takes: readonly { readonly _id: string }[]
    readonly stream: readonly PlacedComment[]
    readonly onChoose: (take: string) => void
  },
) {
  const { take, takes, stream } = open
  const field = useRef<HTMLTextAreaElement>(null)
  const stood = useRef(0)
  const [isWriting, setWriting] = useState(false)
  const [reply, setReply] = useState<ReplyTo>()
  const [sight, setSight] = useState<string>()
  const [isSent, setSent] = useState(false)
  const isPhone = useMediaQuery('(max-width: 900px)', undefined, { getInitialValueInEffect: false })
  useVisibleWindow(panel, isWriting)

  const draft = isWriting ? undefined : draftPlace(take, takes, stream, isKept)
  // A reply that was begun before a reload goes on.
  const [isLooked, setLooked] = useState(false)
  if (!isLooked && stream.length > 0) {
    setLooked(true)
    if (draft?.reply) setReply(draft.reply)
  }

  /** Within the touch that asks for it, or a phone brings no keys up. @param near id of the comment that is read meanwhile */
  const write = (to?: ReplyTo, near = isPhone ? stream.at(-1)?._id : undefined) => {
    if (!isWriting) stood.current = panel.current?.scrollTop ?? 0
    flushSync(() => {
      setReply(to)
      setWriting(true)
      setSight(near)
      setSent(false)
    })
    // The field is in sight: what is read stays where it is.
    field.current?.focus({ preventScroll: true })
  }
  const leave = () => panel.current?.focus({ preventScroll: true })
  /** The group takes its place back, and stands where it stood. */
  const putBack = () => {
    if (!isWriting) return
    flushSync(() => {
      setReply(undefined)
      setWriting(false)
      setSight(undefined)
    })
    panel.current?.scrollTo({ top: stood.current })
  }
  const close = () => {
    putBack()
    leave()
  }
  return {
    field,
    isWriting,
    reply,
    /** Id of the comment that is to be seen. */
    sight,
    isDraft: draft !== undefined,
    write,
    /** The field, which a high phone shows before one writes, has taken the focus. */
    taken: () => {
      if (isPhone && !isWriting) write(reply)
    },
    /** Goes on with what is unsent. */
    resume: () => {
      if (draft?.take !== undefined && draft.take !== take) open.onChoose(draft.take)
      write(draft?.reply)
    },
    close,
    endReply: () => {
      if (isPhone) return close()
      setReply(undefined)
      leave()
    },
    /** Before it is sent: the keys mean the take again, and those of a phone leave what is sent in sight. */
    send: () => {
      leave()
      setSent(false)
    },
    /** @param id of what was written */
    sent: (id: string) => {
      if (isPhone) putBack()
      setReply(undefined)
      setSight(id)
      setSent(true)
    },
    isSent,
    /** The field has lost the focus. @param to what has it instead */
    left: (to: Element | null) => {
      const { current } = field
      if (!isPhone || !isWriting || !current || current.value.trim() !== '') return
      const end = () => {
        if (document.activeElement !== current) putBack()
      }
      // A press ends where it began, on what has not moved meanwhile; it may be a reply.
      if (panel.current?.matches(':active')) panel.current.addEventListener('click', end, { once: true })
      else if (!to || to === panel.current) end()
    },
  }
}
