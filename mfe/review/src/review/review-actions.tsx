import { IconChevronDown, IconDots, IconVideo } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { Button, Link } from '@callboard/kit/ui'
import { type ComponentProps, lazy, Suspense } from 'react'
import type MoreSheet from './more-sheet.tsx'
import styles from './review-head.module.css'

const PostingPagesMenu = lazy(() => import('./posting-pages-menu.tsx'))
const MoreMenu = lazy(() => import('./more-menu.tsx'))
const Sheet = lazy(() => import('./more-sheet.tsx'))

/** Two or three ways on in sight at a desk; the rest is in a menu, on a phone all of them in a sheet. */
export function ReviewActions({
  isPhone,
  hasPicks,
  ...props
}: ComponentProps<typeof MoreSheet> & {
  readonly isPhone: boolean
  /** Talent of the session are on a posting page. */
  readonly hasPicks: boolean
}) {
  const { uri, session, pages, onLinks } = props
  const waiting = (
    <ActionIcon className={`${styles.more} ${styles.dots}`} aria-label="More" disabled>
      <IconDots size={20} aria-hidden />
    </ActionIcon>
  )
  if (isPhone)
    return (
      <Suspense fallback={waiting}>
        <Sheet {...props} />
      </Suspense>
    )
  return (
    <>
      <Suspense
        fallback={
          <Button
            variant="default"
            disabled
            className={styles.waits}
            rightSection={<IconChevronDown size={16} />}
          >
            Posting pages
          </Button>
        }
      >
        <PostingPagesMenu uri={uri} pages={pages} onLinks={onLinks} />
      </Suspense>
      {!hasPicks && pages.kind === 'ready' && pages.data.pages.length === 0 ? (
        <Button variant="default" disabled title="Clients pick on a posting page, and there is none yet">
          Picks
        </Button>
      ) : (
        <Button component={Link} to={`/picks/${uri}`} variant="default">
          Picks
        </Button>
      )}
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
