import { BottomSheet, SheetRow } from '@callboard/kit/dialogs'
import { FilterBar, PickList, RolePick } from '@callboard/kit/filters'
import {
  IconAdjustmentsHorizontal,
  IconArrowsSort,
  IconDownload,
  IconPrinter,
  IconX,
} from '@callboard/kit/icons'
import { Popover } from '@callboard/kit/menus'
import { Segmented } from '@callboard/kit/segmented'
import { Switch } from '@callboard/kit/ticks'
import { Button } from '@callboard/kit/ui'
import type { PostingPageView } from '@callboard/posting/contract'
import { type ReactNode, useState } from 'react'
import { ANSWER_WORDS, ANSWERS } from '../answers/answer-words.ts'
import type { Page } from '../data/page-input.ts'
import { countWords } from '../takes/take-words.ts'
import { FeedbackMode } from './feedback-mode.tsx'
import OtherPages from './other-pages.tsx'
import { PickPrivacy } from './pick-privacy.tsx'
import { type PostingFilters, postingShown, reviewersOn, rolesOn, UNANSWERED } from './posting-groups.ts'
import styles from './posting-tools.module.css'
import { WALL } from './posting-wall.tsx'
import { ShownComments } from './shown-comments.tsx'
import { keptShows, offersOf, SHOWS, type Show } from './shows.ts'
import StaffTools from './staff-tools.tsx'
import { useWindowWidth } from './use-window-width.ts'

const ALL = { role: '', from: '', feedback: '' } as const

/** Pixels from a control to below the line of progress. */
const BELOW_PROGRESS = 20

type Change = Partial<{ tab: string; role: string; from: string; feedback: string; show: string }>

/** What narrows the wall down, in one row, and behind View what is wanted rarely; on a phone all of it is there. */
export default function PostingTools(props: {
  readonly uri: string
  readonly page: Page
  readonly view: PostingPageView
  readonly filters: PostingFilters
  readonly shows: readonly Show[]
  readonly onChange: (change: Change) => void
  /** Absent where there is nothing to print. */
  readonly onPrint: (() => void) | undefined
  /** Where the link allows it, and there is something to save. */
  readonly onDownload: (() => void) | undefined
  /** For staff, where there is something to sort. */
  readonly onSort: (() => void) | undefined
}) {
  const { page, view, filters, shows, onChange } = props
  const isNarrow = useWindowWidth() <= 600
  const [isOpen, setOpen] = useState(false)
  const count = (archived: boolean) => postingShown(view, { ...ALL, archived }).length
  const people = reviewersOn(view.feedbacks)
  const isFiltered = filters.role !== '' || filters.from !== '' || filters.feedback !== ''
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
  const act = (action: () => void) => () => {
    setOpen(false)
    action()
  }
  const actions = [
    { name: 'Sort groups', icon: IconArrowsSort, onClick: props.onSort },
    { name: 'Print', icon: IconPrinter, onClick: props.onPrint },
    { name: 'Download takes', icon: IconDownload, onClick: props.onDownload },
  ].flatMap((action) => (action.onClick ? [{ ...action, onClick: action.onClick }] : []))
  const button = (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconAdjustmentsHorizontal size={16} />}
      data-on={(isNarrow && isFiltered) || shows.length > 0 || undefined}
      onClick={() => setOpen(!isOpen)}
    >
      View
    </Button>
  )
  const offers = (
    <>
      {isNarrow ? (
        <Part>
          {tabs}
          {picks}
          {isFiltered ? (
            <SheetRow icon={IconX} onClick={act(() => onChange(ALL))}>
              Clear filters
            </SheetRow>
          ) : null}
        </Part>
      ) : null}
      {people.length > 1 ? (
        <Part>
          <Labelled label="User">
            <PickList
              label="User"
              value={filters.from}
              choices={[
                { value: '', label: 'All Users' },
                ...people.map(({ _id, name }) => ({ value: _id, label: name })),
              ]}
              onChange={(from) => onChange({ from })}
            />
          </Labelled>
        </Part>
      ) : null}
      <Part title="Customize">
        {offersOf(view).map((show) => (
          <Switch
            key={show}
            label={SHOWS[show]}
            checked={shows.includes(show)}
            onChange={({ currentTarget: { checked: on } }) =>
              onChange({
                show: keptShows(on ? [...shows, show] : shows.filter((other) => other !== show)),
              })
            }
          />
        ))}
      </Part>
      {view.can.answer ? (
        <Part title="What others see of your answers">
          <PickPrivacy page={page} privacy={view.feedback_private} />
        </Part>
      ) : null}
      {view.can.edit ? (
        <Part title="What clients see">
          <FeedbackMode page={page} shared={view.shared_feedback} />
          <ShownComments page={page} view={view} />
        </Part>
      ) : null}
      <Part>
        {actions.map(({ name, icon, onClick }) =>
          isNarrow ? (
            <SheetRow key={name} icon={icon} onClick={act(onClick)}>
              {name}
            </SheetRow>
          ) : (
            <ViewAction key={name} name={name} icon={icon} onClick={act(onClick)} />
          ),
        )}
      </Part>
    </>
  )
  return (
    <div className={styles.root}>
      {isNarrow ? null : tabs}
      <FilterBar oneLine="fits" onClear={isFiltered ? () => onChange(ALL) : undefined}>
        {isNarrow ? null : picks}
        {isNarrow ? (
          <>
            {view.can.edit ? (
              <span className={styles.staff}>
                <StaffTools uri={props.uri} view={view} />
              </span>
            ) : null}
            <OtherPages uri={props.uri} page={page} view={view} isNarrow />
            <span className={view.can.edit ? styles.sign : undefined}>{button}</span>
            <BottomSheet opened={isOpen} onClose={() => setOpen(false)} title="View">
              <div className={styles.sheet}>
                {offers}
                <Button size="md" className={styles.done} onClick={() => setOpen(false)}>
                  {`Show ${countWords(postingShown(view, filters).length, 'group')}`}
                </Button>
              </div>
            </BottomSheet>
          </>
        ) : (
          <Popover
            opened={isOpen}
            onChange={setOpen}
            width={280}
            position="bottom-end"
            offset={BELOW_PROGRESS}
            trapFocus
            withinPortal
          >
            <Popover.Target>{button}</Popover.Target>
            <Popover.Dropdown aria-label="View" className={styles.view}>
              {offers}
            </Popover.Dropdown>
          </Popover>
        )}
      </FilterBar>
    </div>
  )
}

const Part = ({ title, children }: { readonly title?: string; readonly children: ReactNode }) => (
  <fieldset className={styles.part} aria-label={title}>
    {title ? <p>{title}</p> : null}
    {children}
  </fieldset>
)

/** A list of the sheet or of View below its name; in the row of the wall the chosen words are enough. */
const Labelled = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <span className={styles.labelled}>
    <span aria-hidden>{label}</span>
    {children}
  </span>
)

function ViewAction(props: {
  readonly name: string
  readonly icon: typeof IconPrinter
  readonly onClick: () => void
}) {
  const { name, icon: Icon, onClick } = props
  return (
    <Button
      variant="subtle"
      color="gray"
      justify="flex-start"
      leftSection={<Icon size={16} />}
      onClick={onClick}
    >
      {name}
    </Button>
  )
}
