import { FilterBar, PickList, RolePick } from '@callboard/kit/filters'
import { Segmented } from '@callboard/kit/segmented'
import type { PostingPageView } from '@callboard/posting/contract'
import { lazy, Suspense } from 'react'
import { ANSWER_WORDS, ANSWERS } from '../answers/answer-words.ts'
import type { Page } from '../data/page-input.ts'
import takes from '../takes/takes.module.css'
import postingStyles from './posting.module.css'
import { type PostingFilters, postingShown, reviewersOn, rolesOn, UNANSWERED } from './posting-groups.ts'

import { offersOf, type Show } from './shows.ts'

const Customize = lazy(() => import('./customize.tsx'))

const ALL = { role: '', from: '', feedback: '' } as const
export const WALL = 'posting-wall'

type Change = Partial<{ tab: string; role: string; from: string; feedback: string; show: string }>

/** Tabs, and the filters that have something to choose from. */
export function PostingFiltersRow(props: {
  readonly page: Page
  readonly view: PostingPageView
  readonly filters: PostingFilters
  readonly shows: readonly Show[]
  readonly onChange: (change: Change) => void
}) {
  const { page, view, filters, onChange } = props
  const roles = rolesOn(view.groups)
  const people = reviewersOn(view.feedbacks)
  const count = (archived: boolean) => postingShown(view, { ...ALL, archived }).length
  return (
    <div className={`${takes.tools} ${postingStyles.filters}`}>
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
      <FilterBar
        oneLine="phone"
        onClear={
          filters.role || filters.from || filters.feedback
            ? () => onChange({ role: '', from: '', feedback: '' })
            : undefined
        }
      >
        <RolePick roles={roles} value={filters.role} onChange={(role) => onChange({ role })} />
        {people.length > 1 ? (
          <PickList
            label="User"
            value={filters.from}
            choices={[
              { value: '', label: 'All Users' },
              ...people.map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
            onChange={(from) => onChange({ from })}
          />
        ) : null}
        {view.can.read ? (
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
        ) : null}
        <Suspense fallback={<span className={postingStyles.coming} />}>
          <Customize
            page={page}
            view={view}
            shows={props.shows}
            offers={offersOf(view)}
            onChange={(show) => onChange({ show })}
          />
        </Suspense>
      </FilterBar>
    </div>
  )
}
