import type { ReplyOf } from '@callboard/core/http-contract'
import { Load, type Loadable } from '@callboard/kit/data'
import { IconArchive, IconEye, IconMovie } from '@callboard/kit/icons'
import { Button, EmptyState, Link } from '@callboard/kit/ui'
import type { getSessionPicks } from '@callboard/posting/contract'
import type { ReviewView } from '@callboard/review/contract'
import type { ComponentProps } from 'react'
import { NoResult } from '../takes/no-result.tsx'
import { noResultWords } from './filter-words.ts'
import { type Filters, NO_FILTERS, shownGroups } from './review-groups.ts'
import styles from './review-head.module.css'
import { WallSkeleton } from './review-skeleton.tsx'

/** Explains an empty wall, and offers a way to fill it. */
export default function EmptyWall(props: {
  readonly room: string
  readonly data: ReviewView
  readonly filters: Filters
  /** What clients answered, by which a filter may look. */
  readonly answers: Loadable<ReplyOf<typeof getSessionPicks>>
  /** Groups have left it, perhaps with the focus. */
  readonly takesFocus: boolean
  readonly onClear: () => void
}) {
  const { tab, feedback } = props.filters
  if (feedback !== '' && props.answers.kind !== 'ready')
    return (
      <Load
        state={props.answers}
        skeleton={<WallSkeleton />}
        failedTitle="What clients answered could not be loaded"
      >
        {() => null}
      </Load>
    )
  const all = shownGroups(props.data.groups, { ...NO_FILTERS, tab })
  return <div className={styles.noResult}>{emptyOf(props, all.length)}</div>
}

/** @param hidden how many groups the set filters hide */
function emptyOf(props: ComponentProps<typeof EmptyWall>, hidden: number) {
  const { tab } = props.filters
  if (hidden > 0)
    return (
      <NoResult
        {...noResultWords(props.filters, hidden)}
        takesFocus={props.takesFocus}
        onClear={props.onClear}
      />
    )
  if (tab === 'archived')
    return (
      <EmptyState icon={<IconArchive size={24} />} title="Nothing is archived">
        Takes that you archive leave the wall and wait here until you restore them.
      </EmptyState>
    )
  if (tab === 'viewed')
    return (
      <EmptyState icon={<IconEye size={24} />} title="No group is marked as viewed">
        Select groups in Videos and mark them as viewed; a group that a client has answered comes here by
        itself.
      </EmptyState>
    )
  return (
    <EmptyState
      icon={<IconMovie size={24} />}
      title="No takes yet"
      action={
        <Button component={Link} to={props.room}>
          Open live room
        </Button>
      }
    >
      Takes that are recorded in the live room appear here while the session runs.
    </EmptyState>
  )
}
