import { BottomSheet } from '@callboard/kit/dialogs'
import { FilterBar, FilterSearch, PickList, RolePick } from '@callboard/kit/filters'
import { IconAdjustmentsHorizontal, IconSearch } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { Popover } from '@callboard/kit/menus'
import { Segmented } from '@callboard/kit/segmented'
import { Button } from '@callboard/kit/ui'
import type { PostingPageView } from '@callboard/posting/contract'
import { useState } from 'react'
import { ANSWER_WORDS, ANSWERS } from '../answers/answer-words.ts'
import type { Page } from '../data/page-input.ts'
import CardKeys from '../takes/card-keys.tsx'
import { countWords } from '../takes/take-words.ts'
import { noPostedWords } from './nobody-words.ts'
import OtherPages from './other-pages.tsx'
import type { PageAction } from './page-action.ts'
import { rolesOn } from './posted-choices.ts'
import {
  isNarrowed,
  NO_FILTERS,
  type PostingFilters,
  type PostingShown,
  postingShown,
  UNANSWERED,
} from './posting-groups.ts'
import styles from './posting-tools.module.css'
import { WALL } from './posting-wall.tsx'
import type { Show } from './shows.ts'
import StaffTools from './staff-tools.tsx'
import { useWindowWidth } from './use-window-width.ts'
import { Labelled, Part, ViewOffers } from './view-offers.tsx'

type Change = Partial<Record<'tab' | 'role' | 'from' | 'feedback' | 'find' | 'show', string>>

/**
 * What one does with the page, in one row: what narrows the wall down, behind View what is wanted rarely, the other pages
 * of the link, and the tools of staff. On a phone the search has the filters behind it, and View, which staff have in
 * their menu.
 */
export default function PostingTools(props: {
  readonly uri: string
  readonly page: Page
  readonly view: PostingPageView
  readonly filters: PostingFilters
  readonly shows: readonly Show[]
  /** What the filters leave. */
  readonly shown: readonly PostingShown[]
  readonly onChange: (change: Change, options?: { readonly replace: boolean }) => void
  /** Behind View; staff have a menu for them. */
  readonly actions: readonly PageAction[]
}) {
  const { page, view, filters, shown, shows, actions, onChange } = props
  const isNarrow = useWindowWidth() <= 600
  const [isOpen, setOpen] = useState(false)
  const count = (archived: boolean) => postingShown(view, { ...NO_FILTERS, archived }).length
  const isFiltered = isNarrowed(filters)
  const isSearched = view.groups.length > 1
  // Staff choose there what clients see, also before there is talent.
  const hasView = view.can.edit || view.groups.length > 0
  // The search in sight clears itself, and where nothing is left the wall offers to clear the filters.
  const isToClear = isNarrow ? isFiltered : isNarrowed({ ...filters, find: '' })
  const onClear = isToClear && shown.length > 0 ? () => onChange(NO_FILTERS) : undefined
  const tabs =
    filters.archived || count(true) > 0 ? (
      <Segmented
        label="Takes"
        value={filters.archived ? 'archived' : 'videos'}
        panel={WALL}
        choices={[
          { value: 'videos', label: 'Videos', count: count(false) },
          { value: 'archived', label: 'Archived', count: count(true) },
        ]}
        onChange={(tab) => onChange({ tab })}
      />
    ) : null
  const picks = (
    <>
      {isSearched ? (
        <FilterSearch
          label="Find talent or role"
          placeholder="Name or role"
          value={filters.find}
          onChange={({ currentTarget }) => onChange({ find: currentTarget.value }, { replace: true })}
        />
      ) : null}
      <Labelled label="Role">
        <RolePick roles={rolesOn(view.groups)} value={filters.role} onChange={(role) => onChange({ role })} />
      </Labelled>
      {view.can.read && view.groups.length > 0 ? (
        <Labelled label="Feedback">
          <PickList
            label="Feedback"
            value={filters.feedback}
            choices={[
              { value: '', label: 'All Feedback' },
              ...(view.can.answer ? [{ value: UNANSWERED, label: 'Unanswered' }] : []),
              ...ANSWERS.map((answer) => ({ value: answer, label: ANSWER_WORDS[answer] })),
            ]}
            onChange={(feedback) => onChange({ feedback })}
          />
        </Labelled>
      ) : null}
    </>
  )
  const isOffered = !isNarrow || !view.can.edit
  const hasSearch = isSearched || tabs !== null || (!isOffered && hasView)
  const words = !isNarrow || !hasSearch ? 'View' : isOffered ? 'Search and view' : 'Search and filters'
  const nobody = noPostedWords(filters, view)
  const act = (action: () => void) => () => {
    setOpen(false)
    action()
  }
  const open = {
    'data-on': (isNarrow && isFiltered) || (isOffered && shows.length > 0) || undefined,
    onClick: () => setOpen(!isOpen),
  }
  const button =
    words === 'View' ? (
      <Button
        variant="default"
        size="xs"
        leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
        {...open}
      >
        View
      </Button>
    ) : (
      <ActionIcon
        variant="default"
        className={styles.sign}
        aria-haspopup="dialog"
        aria-label={words}
        title={words}
        {...open}
      >
        <IconSearch size={20} />
      </ActionIcon>
    )
  const offers = (
    <ViewOffers
      page={page}
      view={view}
      from={filters.from}
      shows={shows}
      isNarrow={isNarrow}
      actions={view.can.edit ? [] : actions.map((action) => ({ ...action, run: act(action.run) }))}
      onChange={onChange}
    />
  )
  return (
    <div className={styles.root}>
      <CardKeys cards={`#${WALL} li > button:first-child`} />
      {isNarrow ? null : tabs}
      <FilterBar oneLine="fits" onClear={onClear}>
        {isNarrow ? (
          <>
            <OtherPages uri={props.uri} page={page} view={view} isNarrow />
            {view.can.edit ? (
              <StaffTools uri={props.uri} view={view} actions={actions} offers={offers}>
                {hasSearch ? button : null}
              </StaffTools>
            ) : hasView ? (
              button
            ) : null}
            <BottomSheet opened={isOpen} onClose={() => setOpen(false)} title={words}>
              <div className={styles.sheet}>
                <Part>
                  {tabs}
                  {picks}
                </Part>
                {isOffered ? (
                  <>
                    {words === 'View' ? null : <h3>View</h3>}
                    {offers}
                  </>
                ) : null}
                <div className={styles.done}>
                  {shown.length > 0 || !isFiltered ? (
                    <Button size="md" fullWidth onClick={() => setOpen(false)}>
                      Show {countWords(shown.length, 'group')}
                    </Button>
                  ) : (
                    <>
                      <p role="status">{nobody.title}</p>
                      <Button size="md" fullWidth variant="default" onClick={() => onChange(NO_FILTERS)}>
                        {nobody.clear}
                      </Button>
                    </>
                  )}
                </div>
              </div>
            </BottomSheet>
          </>
        ) : (
          <>
            {picks}
            {hasView ? (
              <Popover
                opened={isOpen}
                onChange={setOpen}
                width={280}
                position="bottom-end"
                trapFocus
                withinPortal
              >
                <Popover.Target>{button}</Popover.Target>
                <Popover.Dropdown aria-label="View" className={styles.view}>
                  {offers}
                </Popover.Dropdown>
              </Popover>
            ) : null}
            <OtherPages uri={props.uri} page={page} view={view} />
            {view.can.edit ? <StaffTools uri={props.uri} view={view} actions={actions} /> : null}
          </>
        )}
      </FilterBar>
    </div>
  )
}
