import { FilterBar, FilterChips, FilterSearch, PickList, RolePick } from '@callboard/kit/filters'
import { IconArrowsSort } from '@callboard/kit/icons'
import { keyHint } from '@callboard/kit/keys'
import { Segmented } from '@callboard/kit/segmented'
import { Button } from '@callboard/kit/ui'
import { FEEDBACKS, type Pick } from '@callboard/posting/contract'
import type { ReviewView } from '@callboard/review/contract'
import { lazy, Suspense } from 'react'
import { ANSWER_WORDS } from '../answers/answer-words.ts'
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
import type { Shows } from './view-menu.tsx'

const ViewMenu = lazy(() => import('./view-menu.tsx'))

const TAB_NAMES: Readonly<Record<Tab, string>> = { videos: 'Videos', archived: 'Archived', viewed: 'Viewed' }

/** Tabs and filters over the wall. */
export function ReviewToolbar(props: {
  readonly data: ReviewView
  readonly filters: Filters
  readonly panel: string
  readonly onTab: (tab: Tab) => void
  readonly picks: readonly Pick[]
  readonly onFilter: (change: Partial<Omit<Filters, 'tab'>>, how?: { readonly replace: true }) => void
  readonly shows: Shows
  readonly onShow: (change: Partial<Shows>) => void
  /** Absent while there is nothing to sort. */
  readonly onSort: (() => void) | undefined
}) {
  const { data, filters, onFilter } = props
  const isNarrowed = Object.entries(NO_FILTERS).some(
    ([name, none]) => filters[name as keyof Filters] !== none,
  )
  const countOf = (change: Partial<Filters>) =>
    shownGroups(data.groups, { ...filters, ...change }, props.picks).length
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
        <FilterSearch
          label="Find talent"
          value={filters.find}
          onChange={({ currentTarget }) => onFilter({ find: currentTarget.value }, { replace: true })}
        />
        <RolePick roles={roles} value={filters.role} onChange={(role) => onFilter({ role })} />
        {data.groups.some(({ copied }) => copied) || filters.feedback !== '' ? (
          <PickList
            label="Feedback"
            value={filters.feedback}
            choices={[
              { value: '', label: 'All Feedback' },
              ...FEEDBACKS.map((answer) => ({ value: answer, label: ANSWER_WORDS[answer] })),
              { value: UNANSWERED, label: 'Unanswered' },
            ]}
            onChange={(feedback) => onFilter({ feedback })}
          />
        ) : null}
        <FilterChips
          label="Liked"
          chips={[
            {
              value: 'liked',
              label: 'Liked',
              count: countOf({ likedGroups: true }),
              hint: keyHint('wall', 'likedGroups', 'Liked'),
            },
          ]}
          value={filters.likedGroups ? 'liked' : ''}
          onChange={(chosen) => onFilter({ likedGroups: chosen !== '' })}
        />
        {filters.tab === 'viewed' ? null : (
          <FilterChips
            label="Viewed"
            chips={[
              {
                value: 'new',
                label: 'Not viewed',
                count: countOf({ hideViewed: true }),
                hint: keyHint('wall', 'hideViewed', 'Not viewed'),
              },
            ]}
            value={filters.hideViewed ? 'new' : ''}
            onChange={(chosen) => onFilter({ hideViewed: chosen !== '' })}
          />
        )}
        <Suspense
          fallback={
            <Button size="xs" variant="default" disabled>
              View
            </Button>
          }
        >
          <ViewMenu shows={props.shows} onShow={props.onShow} filters={filters} onFilter={onFilter} />
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
