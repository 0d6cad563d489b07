import { Button } from '@callboard/kit/ui'
import type { PostingPageView } from '@callboard/posting/contract'
import { useRef } from 'react'
import { answeredOf, firstToAnswer, type PostingShown, talentName } from './posting-groups.ts'
import { useIsBelowWindow } from './use-is-below-window.ts'
import styles from './wall-end.module.css'

/**
 * Below the pictures, to a reader whose answers are asked for: how many are left and the way on, where the head with the
 * same words is out of sight.
 */
export default function WallEnd(props: {
  readonly view: PostingPageView
  /** Without filters. */
  readonly all: readonly PostingShown[]
  /** How many answers of a visitor wait for a name. */
  readonly unsent: number
  readonly onOpen: (group: string, talent: string) => void
  readonly onSend: (() => void) | undefined
}) {
  const { view, all, unsent, onSend } = props
  const root = useRef<HTMLDivElement>(null)
  const isFar = useIsBelowWindow(root)
  const me = view.reviewer?._id
  const { given, asked } = answeredOf(all, view.feedbacks, me)
  const next = firstToAnswer(all, view.feedbacks, me)
  if (!next && !onSend) return null
  return (
    <div ref={root}>
      {isFar ? (
        <div className={styles.root}>
          <p>{next ? `${asked - given} to answer` : `${unsent} not sent`}</p>
          {next ? (
            <Button variant="default" onClick={() => props.onOpen(next.shown.group._id, next.talent._id)}>
              Next: {talentName(next.talent)}
            </Button>
          ) : null}
          {onSend ? (
            <Button variant="default" onClick={onSend}>
              {next ? `${unsent} not sent: sign in to send` : 'Sign in to send'}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
