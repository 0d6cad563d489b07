import { IconMovie } from '@callboard/kit/icons'
import { Button, EmptyState, Link } from '@callboard/kit/ui'
import type { PostingPageView } from '@callboard/posting/contract'
import type { Page } from '../data/page-input.ts'
import { goOnAddress } from '../links/public-link.ts'
import { NoResult } from '../takes/no-result.tsx'
import { GhostFrames } from './ghost-frames.tsx'
import { noPostedWords } from './nobody-words.ts'
import { hasNobodyLeft, type PostingFilters, type PostingShown } from './posting-groups.ts'
import bar from './thumb-bar.module.css'
import { useNextPage } from './use-next-page.ts'

/** In the place of the wall where nothing is shown. */
export default function EmptyPosting(props: {
  readonly page: Page
  readonly view: PostingPageView
  readonly filters: PostingFilters
  /** Without filters. */
  readonly all: readonly PostingShown[]
  readonly onClear: () => void
}) {
  const { view, filters } = props
  const isDone = hasNobodyLeft(filters, props.all, view.feedbacks)
  if (props.all.length > 0)
    return (
      <NoResult
        {...(isDone
          ? { of: 'answered', title: 'You have answered everybody.', clear: 'Clear filters' }
          : noPostedWords(filters, view))}
        onClear={props.onClear}
      />
    )
  if (filters.archived)
    return (
      <EmptyState icon={<IconMovie size={24} />} title="Nothing is archived">
        Takes that were put aside appear here.
      </EmptyState>
    )
  if (!view.can.edit) return <NoTalentYet page={props.page} view={view} />
  const [session] = view.sessions
  return (
    <>
      <GhostFrames />
      <EmptyState
        title="No talent yet"
        action={
          <Button component={Link} to={session ? `/video/${view.studio_uri}/${session._id}` : '/'}>
            {session ? 'Open the review' : 'Open Projects'}
          </Button>
        }
      >
        Select groups in the review of a session, then choose Copy to Posting page.
      </EmptyState>
    </>
  )
}

/** To a reader: who adds them, and the way to another page of the link. */
function NoTalentYet({ page, view }: { readonly page: Page; readonly view: PostingPageView }) {
  const next = useNextPage(page, view)
  const { link } = view
  const sender = view.sender ?? 'The casting office'
  if (link === null || link.posting_pages.length < 2)
    return <EmptyState title="No talent yet">{sender} adds them. Come back later.</EmptyState>
  return (
    <EmptyState
      title="No talent yet"
      action={
        next === undefined ? null : (
          <div className={bar.root}>
            <Button
              component={Link}
              to={
                next
                  ? goOnAddress(next.link, next.cover)
                  : `/posting-link-page/${link.studio_uri}/${link._id}`
              }
            >
              {next ? `Next page: ${next.cover.name}` : 'All pages'}
            </Button>
          </div>
        )
      }
    >
      {sender} adds them.
    </EmptyState>
  )
}
