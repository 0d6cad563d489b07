import type { PostingPageView } from '@callboard/posting/contract'
import { useEffect } from 'react'
import type { Page } from '../data/page-input.ts'
import NoComments from '../takes/no-comments.tsx'
import type { Show } from './shows.ts'
import { type CardComments, useCardComments } from './use-card-comments.ts'

/** Reads the comments that the cards of the wall show, once they are wanted; above the wall it says that they are missing. */
export default function ShownCardComments(props: {
  readonly page: Page
  readonly view: PostingPageView
  readonly shows: readonly Show[]
  readonly onRead: (comments: CardComments) => void
}) {
  const { onRead } = props
  const { ofGroup, failed } = useCardComments(props.page, props.view, props.shows)
  useEffect(() => onRead(ofGroup), [ofGroup, onRead])
  return failed ? <NoComments onRetry={failed.retry} /> : null
}
