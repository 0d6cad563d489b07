import { Button } from '@callboard/kit/ui'
import type { PostingPageView } from '@callboard/posting/contract'
import type { Page } from '../data/page-input.ts'
import EndOfPage from './end-of-page.tsx'
import { answeredOf, firstToAnswer, type PostingShown, talentName } from './posting-groups.ts'
import bar from './thumb-bar.module.css'
import styles from './wall-end.module.css'

/** Below the pictures, to a reader whose answers are asked for: how many are left, or that none is, and the way on. */
export default function WallEnd(props: {
  readonly page: Page
  readonly view: PostingPageView
  /** Without filters. */
  readonly all: readonly PostingShown[]
  readonly onOpen: (group: string) => void
}) {
  const { view, all } = props
  const me = view.reviewer?._id
  const { given, asked } = answeredOf(all, view.feedbacks, me)
  const next = firstToAnswer(all, view.feedbacks, me)
  if (next)
    return (
      <div className={`${styles.root} ${styles.due}`}>
        <p>{asked - given} to answer</p>
        <Button variant="default" onClick={() => props.onOpen(next.shown.group._id)}>
          Next: {talentName(next.talent)}
        </Button>
      </div>
    )
  return (
    <div className={`${styles.root} ${styles.done} ${bar.root}`} data-words>
      <EndOfPage page={props.page} view={view} />
    </div>
  )
}
