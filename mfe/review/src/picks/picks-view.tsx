import { Fact } from '@callboard/kit/facts'
import { FilterBar, FilterSearch, PickList, RolePick } from '@callboard/kit/filters'
import { useKeys } from '@callboard/kit/keys'
import { SelectionBar } from '@callboard/kit/selection'
import { Button, EmptyState, Page, useSearchState } from '@callboard/kit/ui'
import type { Pick } from '@callboard/posting/contract'
import type { ProjectView } from '@callboard/projects/contract'
import { lazy, Suspense, useMemo, useState } from 'react'
import { ANSWER_WORDS, ANSWERS } from '../answers/answer-words.ts'
import { countWords } from '../takes/take-words.ts'
import { callbackWords, NO_ANSWER, pickLines, reviewersOf } from './pick-lines.ts'
import { PickTable } from './pick-table.tsx'
import styles from './picks.module.css'
import { usePicked } from './use-picked.ts'

const CallbackDrawer = lazy(() => import('./callback-drawer.tsx'))

/** The filters in the address. */
const ADDRESS = { name: '', role: '', page: '', answer: '' }

const rolesOf = (picks: readonly Pick[]) => [...new Set(picks.map(({ role }) => role).filter(Boolean))].sort()

const pagesOf = (picks: readonly Pick[]) => [
  ...new Map(picks.flatMap(({ pages }) => pages).map((page) => [page._id, page])).values(),
]

/** Their answers are not counted, or only those that are yes. */
const privateWords = (reviewers: number): string =>
  reviewers > 0 ? `, without the private picks of ${countWords(reviewers, 'reviewer', 'reviewers')}` : ''

/** The board, once its picks are known. */
export function PicksView({
  project,
  picks,
  privateReviewers,
}: {
  readonly project: ProjectView
  readonly picks: readonly Pick[]
  readonly privateReviewers: number
}) {
  const [filters, setFilters] = useSearchState(ADDRESS)
  const { selected, select: setSelected, clear } = usePicked(project._id)
  const [asksForCallback, askForCallback] = useState(false)
  const lines = useMemo(() => pickLines(picks, filters), [picks, filters])
  const [roles, pages] = [rolesOf(picks), pagesOf(picks)]
  const chosen = picks.filter(({ record }) => selected.has(record))
  const hidden = chosen.length - lines.filter(({ pick }) => selected.has(pick.record)).length
  // Who is called back already, or was, is chosen one by one.
  const wanted = lines.filter(({ pick, counts }) => counts.yes > 0 && pick.callbacks.length === 0)
  const answered = picks.filter(({ votes }) => votes.length > 0).length
  const select = (record: string, is: boolean) =>
    setSelected((now) => new Set(is ? [...now, record] : [...now].filter((one) => one !== record)))
  useKeys('everywhere', { back: selected.size > 0 ? clear : undefined })

  return (
    <div className={styles.root}>
      <Page
        title="Picks"
        tabTitle={`${project.name} | Picks`}
        breadcrumb={[
          { label: 'Projects', to: '/' },
          { label: project.name, to: `/?studio=${project._id}` },
        ]}
        fact={
          picks.length > 0 ? (
            <Fact
              value={String(answered)}
              unit={`of ${picks.length} answered${callbackWords(picks)}${privateWords(privateReviewers)}`}
            />
          ) : undefined
        }
        actions={
          wanted.length > 0 ? (
            <Button
              variant="default"
              onClick={() => setSelected(new Set(wanted.map(({ pick }) => pick.record)))}
            >
              Select {wanted.length} with a yes
            </Button>
          ) : undefined
        }
      >
        {picks.length === 0 ? (
          <EmptyState title="Nobody is on a posting page yet">
            Copy groups from the video review to a posting page and send its link to your clients. Their
            answers come together here.
          </EmptyState>
        ) : (
          <>
            <FilterBar
              onClear={
                Object.values(filters).some((value) => value !== '') ? () => setFilters(ADDRESS) : undefined
              }
            >
              <FilterSearch
                label="Find talent"
                value={filters.name}
                onChange={({ currentTarget }) => setFilters({ name: currentTarget.value })}
              />
              <RolePick roles={roles} value={filters.role} onChange={(role) => setFilters({ role })} />
              {pages.length > 1 ? (
                <PickList
                  label="Posting page"
                  value={filters.page}
                  choices={[
                    { value: '', label: 'All Pages' },
                    ...pages.map(({ _id, name }) => ({ value: _id, label: name })),
                  ]}
                  onChange={(page) => setFilters({ page })}
                />
              ) : null}
              <PickList
                label="Feedback"
                value={filters.answer}
                choices={[
                  { value: '', label: 'All Feedback' },
                  ...ANSWERS.map((answer) => ({ value: answer, label: ANSWER_WORDS[answer] })),
                  { value: NO_ANSWER, label: 'Unanswered' },
                ]}
                onChange={(answer) => setFilters({ answer })}
              />
            </FilterBar>
            {lines.length > 0 ? (
              <PickTable
                uri={project.uri}
                lines={lines}
                reviewers={reviewersOf(picks)}
                selected={selected}
                onSelect={select}
              />
            ) : (
              <EmptyState
                title="Nobody passes these filters"
                action={
                  <Button variant="default" onClick={() => setFilters(ADDRESS)}>
                    Clear filters
                  </Button>
                }
              />
            )}
          </>
        )}
      </Page>
      <SelectionBar
        label="Selected talent"
        count={chosen.length > 0 ? countWords(chosen.length, 'talent', 'talent') : null}
        {...(hidden > 0 ? { note: `${hidden} hidden by the filters` } : {})}
        onClear={clear}
      >
        <Button onClick={() => askForCallback(true)}>Create callback</Button>
      </SelectionBar>
      <Suspense>
        {asksForCallback ? (
          <CallbackDrawer
            project={project}
            picks={pickLines(chosen, ADDRESS).map(({ pick }) => pick)}
            onCreated={clear}
            onClose={() => askForCallback(false)}
          />
        ) : null}
      </Suspense>
    </div>
  )
}
