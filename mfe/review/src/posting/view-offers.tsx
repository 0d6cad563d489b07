import { SheetRow } from '@callboard/kit/dialogs'
import { PickList } from '@callboard/kit/filters'
import { Switch } from '@callboard/kit/ticks'
import { Button } from '@callboard/kit/ui'
import type { PostingPageView } from '@callboard/posting/contract'
import type { ReactNode } from 'react'
import type { Page } from '../data/page-input.ts'
import { FeedbackMode } from './feedback-mode.tsx'
import type { PageAction } from './page-action.ts'
import { type NamedAction, named } from './page-action-words.ts'
import { PickPrivacy } from './pick-privacy.tsx'
import { reviewersOn } from './posted-choices.ts'
import styles from './posting-tools.module.css'
import { ShownComments } from './shown-comments.tsx'
import { keptShows, offersOf, SHOWS, type Show } from './shows.ts'

/** Behind View: what cards tell, who sees what, and what one does with the page. */
export function ViewOffers(props: {
  readonly page: Page
  readonly view: PostingPageView
  /** The reviewer whose answers alone are shown; empty for all. */
  readonly from: string
  readonly shows: readonly Show[]
  /** In the sheet of a phone. */
  readonly isNarrow: boolean
  readonly actions: readonly PageAction[]
  readonly onChange: (change: { readonly from?: string; readonly show?: string }) => void
}) {
  const { page, view, shows, isNarrow, actions, onChange } = props
  const people = reviewersOn(view.feedbacks)
  return (
    <>
      {people.length > 1 ? (
        <Part>
          <Labelled label="User">
            <PickList
              label="User"
              value={props.from}
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
      {actions.length === 0 ? null : (
        <Part>
          {named(actions).map(({ name, icon, run }) =>
            isNarrow ? (
              <SheetRow key={name} icon={icon} onClick={run}>
                {name}
              </SheetRow>
            ) : (
              <ViewAction key={name} name={name} icon={icon} run={run} />
            ),
          )}
        </Part>
      )}
    </>
  )
}

export const Part = ({ title, children }: { readonly title?: string; readonly children: ReactNode }) => (
  <fieldset className={styles.part} aria-label={title}>
    {title ? <p>{title}</p> : null}
    {children}
  </fieldset>
)

/** A list of the sheet or of View below its name; in the row of the wall the chosen words are enough. */
export const Labelled = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <span className={styles.labelled}>
    <span aria-hidden>{label}</span>
    {children}
  </span>
)

function ViewAction({ name, icon: Icon, run }: NamedAction) {
  return (
    <Button variant="subtle" color="gray" justify="flex-start" leftSection={<Icon size={16} />} onClick={run}>
      {name}
    </Button>
  )
}
