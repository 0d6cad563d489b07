import { useAnswer } from '@callboard/kit/data'
import { IconFilter, IconMovie } from '@callboard/kit/icons'
import { Button, EmptyState } from '@callboard/kit/ui'
import { listComments, type PostingPageView } from '@callboard/posting/contract'
import { lazy, Suspense, useMemo } from 'react'
import { type Page, pageCommentsInput } from '../data/page-input.ts'
import takes from '../takes/takes.module.css'
import { useGrowing } from '../takes/use-growing.ts'
import postingStyles from './posting.module.css'
import { PostingCard } from './posting-card.tsx'
import { WALL } from './posting-filters-row.tsx'
import { type PostingFilters, type PostingShown, postingShown } from './posting-groups.ts'
import type { Show } from './shows.ts'

const NoComments = lazy(() => import('./no-comments.tsx'))

/** All groups of the page as pictures. */
export function PostingWall(props: {
  readonly page: Page
  readonly shows: readonly Show[]
  readonly view: PostingPageView
  readonly shown: readonly PostingShown[]
  readonly filters: PostingFilters
  readonly onOpen: (group: string) => void
  readonly onClear: () => void
}) {
  const { view, shown, filters } = props
  const me = props.view.reviewer?._id
  const isInline = props.shows.includes('comments') && view.can.read
  const comments = useAnswer(listComments, isInline ? pageCommentsInput(props.page) : undefined)
  const ofGroup = useMemo(
    () =>
      Map.groupBy(
        comments.kind === 'ready' && isInline ? comments.data.comments : [],
        ({ ref_id }) => ref_id,
      ),
    [comments, isInline],
  )
  const { shown: count, mark, more } = useGrowing(shown.length)
  if (shown.length === 0) {
    const all = postingShown(view, { archived: filters.archived, role: '', from: '', feedback: '' })
    return (
      <div id={WALL} role="tabpanel" aria-label="Talent">
        {all.length > 0 ? (
          <EmptyState
            icon={<IconFilter size={24} />}
            title="Nothing passes these filters"
            action={<Button onClick={props.onClear}>Clear filters</Button>}
          />
        ) : (
          <EmptyState
            icon={<IconMovie size={24} />}
            title={filters.archived ? 'Nothing is archived' : 'No takes yet'}
          >
            {filters.archived
              ? 'Takes that were put aside appear here.'
              : 'The casting office has not put takes on this page yet. Come back later.'}
          </EmptyState>
        )}
      </div>
    )
  }
  return (
    <div id={WALL} role="tabpanel" aria-label="Talent">
      {comments.kind === 'failed' ? (
        <Suspense>
          <NoComments onRetry={comments.retry} />
        </Suspense>
      ) : null}
      <ul className={postingStyles.wall}>
        {shown.slice(0, count).map((one) => (
          <PostingCard
            key={one.group._id}
            shown={one}
            feedbacks={view.feedbacks}
            me={me}
            headshots={props.shows.includes('headshots')}
            comments={ofGroup.get(one.group._id)}
            onOpen={props.onOpen}
          />
        ))}
        {more ? <li ref={mark} className={takes.wallMore} aria-hidden /> : null}
      </ul>
    </div>
  )
}
