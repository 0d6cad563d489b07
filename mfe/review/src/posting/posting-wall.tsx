import type { PostingPageView } from '@callboard/posting/contract'
import { lazy, Suspense, useState } from 'react'
import type { Page } from '../data/page-input.ts'
import takes from '../takes/takes.module.css'
import { useGrowing } from '../takes/use-growing.ts'
import { UNNAMED } from './kept-answers.ts'
import postingStyles from './posting.module.css'
import { PostingCard } from './posting-card.tsx'
import type { PostingFilters, PostingShown } from './posting-groups.ts'
import type { Show } from './shows.ts'
import type { CardComments } from './use-card-comments.ts'

export const WALL = 'posting-wall'

const EmptyPosting = lazy(() => import('./empty-posting.tsx'))
const ShownCardComments = lazy(() => import('./shown-card-comments.tsx'))

/** All groups of the page as pictures. */
export function PostingWall(props: {
  readonly page: Page
  readonly shows: readonly Show[]
  readonly view: PostingPageView
  readonly shown: readonly PostingShown[]
  /** Without filters. */
  readonly all: readonly PostingShown[]
  readonly filters: PostingFilters
  readonly onOpen: (group: string) => void
  readonly onClear: () => void
}) {
  const { view, shown, filters } = props
  const { can, reviewer } = view
  const hasComments = props.shows.some((show) => show !== 'headshots')
  const [comments, setComments] = useState<CardComments>()
  const { shown: count, mark, more } = useGrowing(shown.length)
  return (
    <div id={WALL} role="tabpanel" aria-label="Talent">
      {shown.length === 0 ? (
        <Suspense>
          <EmptyPosting
            page={props.page}
            view={view}
            filters={filters}
            all={props.all}
            onClear={props.onClear}
          />
        </Suspense>
      ) : (
        <>
          {hasComments ? (
            <Suspense>
              <ShownCardComments page={props.page} view={view} shows={props.shows} onRead={setComments} />
            </Suspense>
          ) : null}
          <ul className={postingStyles.wall}>
            {shown.slice(0, count).map((one, place) => (
              <PostingCard
                key={one.group._id}
                shown={one}
                feedbacks={view.feedbacks}
                me={reviewer?._id}
                isAsked={!can.edit && can.answer}
                isUnsent={reviewer === UNNAMED}
                isStaff={can.edit}
                isPrivate={view.private_reviewers > 0}
                headshots={props.shows.includes('headshots')}
                comments={hasComments ? comments?.get(one.group._id) : undefined}
                first={place === 0}
                onOpen={props.onOpen}
              />
            ))}
            {more ? <li ref={mark} className={takes.wallMore} aria-hidden /> : null}
          </ul>
        </>
      )}
    </div>
  )
}
