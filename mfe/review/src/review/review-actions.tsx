import { IconChevronDown, IconVideo } from '@callboard/kit/icons'
import { Button, Link, useMediaQuery } from '@callboard/kit/ui'
import type { ArchiveView, ReviewView } from '@callboard/review/contract'
import { type ComponentProps, lazy, Suspense } from 'react'
import type MoreActions from './more-menu.tsx'
import type { Postings } from './posting-pages-menu.tsx'
import styles from './review-head.module.css'

const PostingPagesMenu = lazy(() => import('./posting-pages-menu.tsx'))
const MoreMenu = lazy(() => import('./more-menu.tsx'))

/** Two actions in sight, one on a phone; the rest is in a menu. */
export function ReviewActions(
  props: Omit<ComponentProps<typeof MoreActions>, 'room'> & {
    readonly uri: string
    readonly session: ReviewView['session']
    readonly archives: readonly ArchiveView[]
    readonly pages: Postings
    readonly onLinks: () => void
  },
) {
  const { uri, pages, onLinks, ...more } = props
  const isPhone = useMediaQuery('(max-width: 600px)', undefined, { getInitialValueInEffect: false }) ?? false
  const room = `/studio/${uri}/${props.session._id}`
  return (
    <>
      <Suspense
        fallback={
          <Button variant="default" disabled rightSection={<IconChevronDown size={16} />}>
            {isPhone ? 'Pages' : 'Posting pages'}
          </Button>
        }
      >
        <PostingPagesMenu uri={uri} pages={pages} isPhone={isPhone} onLinks={onLinks} />
      </Suspense>
      {isPhone ? null : (
        <Button component={Link} to={room} variant="default" leftSection={<IconVideo size={16} />}>
          Live room
        </Button>
      )}
      <Suspense fallback={<span className={styles.more} />}>
        <MoreMenu {...more} room={isPhone ? room : undefined} />
      </Suspense>
    </>
  )
}
