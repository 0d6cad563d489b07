import { FilterBar, PickList, RolePick, Toggle } from '@callboard/kit/filters'
import { IconArrowsSort } from '@callboard/kit/icons'
import { keyHint } from '@callboard/kit/keys'
import { Segmented } from '@callboard/kit/segmented'
import { Button } from '@callboard/kit/ui'
import type { ReviewView } from '@callboard/review/contract'
import { lazy, Suspense } from 'react'
import { ANSWER_ORDER, ANSWER_WORDS } from '../answers/answer-words.ts'
import takes from '../takes/takes.module.css'
import reviewStyles from './review.module.css'
import {
  type Filters,
  NO_FILTERS,
  rolesToPick,
  shownGroups,
  TABS,
  type Tab,
  UNANSWERED,
} from './review-groups.ts'
import type { Shows } from './show-menu.tsx'

const ShowMenu = lazy(() => import('./show-menu.tsx'))

const TAB_NAMES: Readonly<Record<Tab, string>> = { videos: 'Videos', archived: 'Archived', viewed: 'Viewed' }

/** Tabs and filters over the wall. */
export function ReviewToolbar(props: {
  readonly data: ReviewView
  readonly filters: Filters
  readonly panel: string
  readonly onTab: (tab: Tab) => void
  readonly onFilter: (change: Partial<Omit<Filters, 'tab'>>) => void
  readonly shows: Shows
  readonly onShow: (change: Partial<Shows>) => void
  /** Absent while there is nothing to sort. */
  readonly onSort: (() => void) | undefined
}) {
  const { data, filters, onFilter } = props
  const isNarrowed = Object.entries(NO_FILTERS).some(
    ([name, none]) => filters[name as keyof Filters] !== none,
  )
  const roles = rolesToPick(data.session.roles, data.groups)
  const tabs = TABS.filter((tab) => tab !== 'archived' || data.can.archive)
  return (
    <div className={`${takes.tools} ${reviewStyles.toolbar}`}>
      <Segmented
        label="Takes"
        value={filters.tab}
        panel={props.panel}
        choices={tabs.map((tab) => ({
          value: tab,
          label: TAB_NAMES[tab],
          count: shownGroups(data.groups, { ...NO_FILTERS, tab }).length,
          hint: keyHint('wall', tab, TAB_NAMES[tab]),
        }))}
        onChange={props.onTab}
      />
      <FilterBar oneLine="phone" onClear={isNarrowed ? () => onFilter(NO_FILTERS) : undefined}>
        <RolePick roles={roles} value={filters.role} onChange={(role) => onFilter({ role })} />
        {data.groups.some(({ copied }) => copied) || filters.feedback !== '' ? (
          <PickList
            label="Feedback"
            value={filters.feedback}
            choices={[
              { value: '', label: 'All Feedback' },
              ...ANSWER_ORDER.map((answer) => ({ value: answer, label: ANSWER_WORDS[answer] })),
              { value: UNANSWERED, label: 'Unanswered' },
            ]}
            onChange={(feedback) => onFilter({ feedback })}
          />
        ) : null}
        <Toggle
          label="Liked groups only"
          checked={filters.likedGroups}
          onChange={(likedGroups) => onFilter({ likedGroups })}
        />
        <Toggle label="Liked videos only" checked={filters.liked} onChange={(liked) => onFilter({ liked })} />
        <Toggle
          label="Hide copied"
          checked={filters.hideCopied}
          onChange={(hideCopied) => onFilter({ hideCopied })}
        />
        {filters.tab === 'viewed' ? null : (
          <Toggle
            label="Hide viewed"
            checked={filters.hideViewed}
            onChange={(hideViewed) => onFilter({ hideViewed })}
          />
        )}
        <Suspense
          fallback={
            <Button size="xs" variant="default" disabled>
              View
            </Button>
          }
        >
          <ShowMenu shows={props.shows} onChange={props.onShow} />
        </Suspense>
        {props.onSort && filters.tab === 'videos' ? (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconArrowsSort size={16} />}
            onClick={props.onSort}
            {...keyHint('wall', 'sort', 'Sort groups')}
          >
            Sort groups
          </Button>
        ) : null}
      </FilterBar>
    </div>
  )
}
