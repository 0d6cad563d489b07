import { FilterBar, FilterSearch, PickList } from '@callboard/kit/filters'
import { IconAdjustmentsHorizontal } from '@callboard/kit/icons'
import { keyHint } from '@callboard/kit/keys'
import { Segmented } from '@callboard/kit/segmented'
import { Button } from '@callboard/kit/ui'
import type { Pick } from '@callboard/posting/contract'
import type { ReviewView } from '@callboard/review/contract'
import { lazy, type ReactNode, Suspense } from 'react'
import { type Filters, NO_FILTERS, setFilters, shownGroups, TABS, type Tab } from './review-groups.ts'
import styles from './review-head.module.css'
import type { Shows } from './show-menu.tsx'
import { WallFilters } from './wall-filters.tsx'

const ShowMenu = lazy(() => import('./show-menu.tsx'))
const FilterSheet = lazy(() => import('./filter-sheet.tsx'))
const SetFilters = lazy(() => import('./set-filters.tsx'))

const TAB_NAMES: Readonly<Record<Tab, string>> = { videos: 'Videos', archived: 'Archived', viewed: 'Viewed' }

export interface ToolbarProps {
  readonly data: ReviewView
  readonly filters: Filters
  readonly panel: string
  readonly onTab: (tab: Tab) => void
  readonly picks: readonly Pick[]
  readonly onFilter: (change: Partial<Omit<Filters, 'tab'>>, how?: { readonly replace: true }) => void
  readonly shows: Shows
  readonly onShow: (change: Partial<Shows>) => void
  readonly isPhone: boolean
  /** Nothing passes: the wall offers to clear the filters. */
  readonly isEmpty: boolean
  /** At the free end of the line, at a desk. */
  readonly mark: ReactNode
}

/** Tabs and filters over the wall. On a phone the tabs are a list, and all filters but the search behind one button. */
export function ReviewToolbar(props: ToolbarProps) {
  const { data, filters, onFilter } = props
  const clear = setFilters(filters).length > 0 && !props.isEmpty ? () => onFilter(NO_FILTERS) : undefined
  const tabs = TABS.filter((tab) => tab !== 'archived' || data.can.archive)
  const choices = tabs.map((tab) => ({
    value: tab,
    label: TAB_NAMES[tab],
    count: shownGroups(data.groups, { ...NO_FILTERS, tab }).length,
    hint: keyHint('wall', tab, TAB_NAMES[tab]),
  }))
  const find = (
    <FilterSearch
      label="Find talent"
      value={filters.find}
      onChange={({ currentTarget }) => onFilter({ find: currentTarget.value }, { replace: true })}
    />
  )
  if (props.isPhone)
    return (
      <div className={styles.toolbar}>
        <FilterBar oneLine="fits" onClear={clear}>
          <PickList
            label="Takes"
            value={filters.tab}
            choices={choices.map(({ value, label, count }) => ({ value, label: `${label} ${count}` }))}
            onChange={(tab) => props.onTab(tab as Tab)}
          />
          {find}
          <Suspense
            fallback={
              <Button
                size="xs"
                variant="default"
                disabled
                className={`${styles.filters} ${styles.waits}`}
                aria-label="Filters"
              >
                <IconAdjustmentsHorizontal size={20} aria-hidden />
              </Button>
            }
          >
            <FilterSheet {...props} onClear={clear} />
          </Suspense>
        </FilterBar>
        <Suspense>
          <SetFilters filters={filters} onFilter={onFilter} />
        </Suspense>
      </div>
    )
  return (
    <div className={styles.toolbar}>
      <Segmented
        label="Takes"
        value={filters.tab}
        panel={props.panel}
        choices={choices}
        onChange={props.onTab}
      />
      <FilterBar oneLine="fits" onClear={clear}>
        {find}
        <WallFilters {...props} />
        <Suspense
          fallback={
            <Button
              size="xs"
              variant="default"
              disabled
              className={styles.waits}
              leftSection={<IconAdjustmentsHorizontal size={16} />}
            >
              Show
            </Button>
          }
        >
          <ShowMenu shows={props.shows} onShow={props.onShow} filters={filters} onFilter={onFilter} />
        </Suspense>
      </FilterBar>
      <div className={styles.news}>{props.mark}</div>
    </div>
  )
}
