import { Button } from '@callboard/kit/ui'
import type { PostingPageView } from '@callboard/posting/contract'
import { useRef } from 'react'
import type { Page } from '../data/page-input.ts'
import EndOfPage from './end-of-page.tsx'
import { answeredOf, firstToAnswer, type PostingShown, talentName } from './posting-groups.ts'
import bar from './thumb-bar.module.css'
import { useIsBelowWindow } from './use-is-below-window.ts'
import styles from './wall-end.module.css'

/**
 * Below the pictures, to a reader whose answers are asked for: that none is left, or, where the head with the same words
 * is out of sight, how many are, and the way on.
 */
export default function WallEnd(props: {
  readonly page: Page
  readonly view: PostingPageView
  /** Without filters. */
  readonly all: readonly PostingShown[]
  /** How many answers of a visitor wait for a name. */
  readonly unsent: number
  readonly onOpen: (group: string) => void
  readonly onSend: (() => void) | undefined
}) {
  const { view, all, unsent, onSend } = props
  const root = useRef<HTMLDivElement>(null)
  const isFar = useIsBelowWindow(root)
  const me = view.reviewer?._id
  const { given, asked } = answeredOf(all, view.feedbacks, me)
  const next = firstToAnswer(all, view.feedbacks, me)
  if (!next && !onSend)
    return (
      <div className={`${styles.root} ${styles.done} ${bar.root}`} data-words>
        <EndOfPage page={props.page} view={view} />
      </div>
    )
  return (
    <div ref={root}>
      {isFar ? (
        <div className={`${styles.root} ${styles.due}`}>
          <p>{onSend ? `${unsent} not sent` : `${asked - given} to answer`}</p>
          {onSend ? (
            <Button variant="default" onClick={onSend}>
              Sign in to send
            </Button>
          ) : next ? (
            <Button variant="default" onClick={() => props.onOpen(next.shown.group._id)}>
              Next: {talentName(next.talent)}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
