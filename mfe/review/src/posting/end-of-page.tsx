import { Button, Link } from '@callboard/kit/ui'
import type { PostingPageView } from '@callboard/posting/contract'
import { lazy, type ReactNode, Suspense } from 'react'
import type { Page } from '../data/page-input.ts'
import { pageAddress } from '../links/public-link.ts'
import styles from './end-of-page.module.css'
import { useNextPage } from './use-next-page.ts'

const WayHome = lazy(() => import('./way-home.tsx'))

/** Everybody is answered: who sees it, and another page of the link with people to answer, else all of its pages or the reader's home. */
export default function EndOfPage({ page, view }: { readonly page: Page; readonly view: PostingPageView }) {
  const { link } = view
  return (
    <>
      <EndWords view={view} />
      <WayOn page={page} view={view}>
        {link && link.posting_pages.length > 1 ? (
          <Button
            className={styles.way}
            component={Link}
            to={`/posting-link-page/${link.studio_uri}/${link._id}`}
            variant="default"
          >
            Back to all pages
          </Button>
        ) : (
          <Suspense>
            <WayHome page={page} />
          </Suspense>
        )}
      </WayOn>
    </>
  )
}

export const EndWords = ({
  view,
  all = 'That is everybody.',
  isBrief,
}: {
  readonly view: Pick<PostingPageView, 'feedback_private' | 'sender'>
  /** That everybody is answered. */
  readonly all?: string
  /** Without who sees it. */
  readonly isBrief?: boolean
}) => (
  <p className={styles.words}>
    {all}{' '}
    {view.feedback_private === null && !isBrief ? (
      <span>{view.sender ?? 'The casting office'} sees your answers.</span>
    ) : null}
  </p>
)

/** To another page of the link with people to answer, else the way back. */
export function WayOn(props: {
  readonly page: Page
  readonly view: PostingPageView
  /** Without how many are left there. */
  readonly isBrief?: boolean
  /** The way back, once it is known that there is no other. */
  readonly children?: ReactNode
}) {
  const next = useNextPage(props.page, props.view)
  if (next === undefined) return null
  if (next === null) return props.children
  const { link, cover, left } = next
  return (
    <Button
      className={props.isBrief ? `${styles.way} ${styles.whole}` : styles.way}
      component={Link}
      to={pageAddress(link, cover)}
      title={`Next page: ${cover.name}, ${left} to answer`}
    >
      {props.isBrief ? (
        `Next page: ${cover.name}`
      ) : (
        <>
          <span className={styles.name}>Next page: {cover.name}</span>
          <span className={styles.left}>, {left} to answer</span>
        </>
      )}
    </Button>
  )
}
