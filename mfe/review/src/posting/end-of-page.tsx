import { useAnswer } from '@callboard/kit/data'
import { Button, Link } from '@callboard/kit/ui'
import { getLink, type PostingPageView } from '@callboard/posting/contract'
import type { ReactNode } from 'react'
import type { Page } from '../data/page-input.ts'
import styles from './end-of-page.module.css'

/** Everybody is answered: who sees it, and another page of the link with people to answer. */
export default function EndOfPage({ page, view }: { readonly page: Page; readonly view: PostingPageView }) {
  return (
    <div className={styles.root}>
      <EndWords view={view} />
      <WayOn page={page} view={view} />
    </div>
  )
}

export const EndWords = ({ view }: { readonly view: PostingPageView }) => (
  <p className={styles.words}>
    That is everybody.
    {view.feedback_private === null ? ` ${view.sender ?? 'The casting office'} sees your answers.` : null}
  </p>
)

/** To another page of the link with people to answer, else the way back. */
export function WayOn(props: {
  readonly page: Page
  readonly view: PostingPageView
  /** The way back. */
  readonly children?: ReactNode
}) {
  const { page, view } = props
  const { link } = view
  // What is left to answer is another number after each visit to a page.
  const state = useAnswer(
    getLink,
    link && page.link !== undefined && link.posting_pages.length > 1 ? { id: page.link } : undefined,
    { fresh: 0 },
  )
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
