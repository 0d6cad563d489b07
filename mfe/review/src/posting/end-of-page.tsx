import { useAnswer } from '@callboard/kit/data'
import { Button, Link } from '@callboard/kit/ui'
import { getLink, type PostingPageView } from '@callboard/posting/contract'
import type { ReactNode } from 'react'
import type { Page } from '../data/page-input.ts'
import styles from './end-of-page.module.css'

/** Everybody is answered: who sees it, and another page of the link with people to answer, else all of its pages. */
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
        ) : null}
      </WayOn>
    </>
  )
}

export const EndWords = ({
  view,
}: {
  readonly view: Pick<PostingPageView, 'feedback_private' | 'sender'>
}) => (
  <p className={styles.words}>
    That is everybody.{' '}
    {view.feedback_private === null ? (
      <span>{view.sender ?? 'The casting office'} sees your answers.</span>
    ) : null}
  </p>
)

/** To another page of the link with people to answer, else the way back. */
export function WayOn(props: {
  readonly page: Page
  readonly view: PostingPageView
  /** The way back, once it is known that there is no other. */
  readonly children?: ReactNode
}) {
  const { page, view } = props
  const { link } = view
  // What is left to answer is another number after each visit to a page.
  const isOneOfMore = link !== null && page.link !== undefined && link.posting_pages.length > 1
  const state = useAnswer(getLink, isOneOfMore ? { id: page.link } : undefined, { fresh: 0 })
  if (isOneOfMore && state.kind === 'loading') return null
  const others = state.kind === 'ready' ? state.data.posting_pages : []
  const next = others.find(({ _id, to_answer }) => _id !== page.id && to_answer)
  if (!link || !next) return props.children
  return (
    <Button
      className={styles.way}
      component={Link}
      to={`/posting-page-via-link/${next.studio_uri}/${link._id}/${next._id}`}
      title={`Next: ${next.name}`}
    >
      <span className={styles.name}>Next: {next.name},</span> {next.to_answer} to answer
    </Button>
  )
}
