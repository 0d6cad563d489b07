import { IconChevronDown, IconVideo } from '@callboard/kit/icons'
import { Button, Link } from '@callboard/kit/ui'
import { type ComponentProps, lazy, Suspense } from 'react'
import type MoreSheet from './more-sheet.tsx'
import styles from './review-head.module.css'
import { ViewNext } from './wall-lead.tsx'

const PostingPagesMenu = lazy(() => import('./posting-pages-menu.tsx'))
const MoreMenu = lazy(() => import('./more-menu.tsx'))
const Sheet = lazy(() => import('./more-sheet.tsx'))

/** Two actions in sight, the next group to view instead on a phone; the rest is in a menu. */
export function ReviewActions({
  isPhone,
  onNext,
  isQuiet,
  ...props
}: ComponentProps<typeof MoreSheet> & {
  readonly isPhone: boolean
  /** Absent when all is viewed. */
  readonly onNext: (() => void) | undefined
  /** Another action is the first one. */
  readonly isQuiet: boolean
}) {
  const { uri, session, pages, onLinks } = props
  const waiting = <span className={styles.more} />
  if (isPhone)
    return (
      <>
        {onNext ? <ViewNext onNext={onNext} isQuiet={isQuiet} /> : null}
        <Suspense fallback={waiting}>
          <Sheet {...props} />
        </Suspense>
      </>
    )
  return (
    <>
      <Suspense
        fallback={
          <Button variant="default" disabled rightSection={<IconChevronDown size={16} />}>
            Posting pages
          </Button>
        }
      >
        <PostingPagesMenu uri={uri} pages={pages} onLinks={onLinks} />
      </Suspense>
      <Button
        component={Link}
        to={`/studio/${uri}/${session._id}`}
        variant="default"
        leftSection={<IconVideo size={16} />}
      >
        Live room
      </Button>
      <Suspense fallback={waiting}>
        <MoreMenu {...props} />
      </Suspense>
    </>
  )
}
