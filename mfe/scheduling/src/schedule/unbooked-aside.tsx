import type { Loadable } from '@callboard/kit/data'
import { IconChevronRight } from '@callboard/kit/icons'
import { Button, Skeleton, Skeletons, useMediaQuery } from '@callboard/kit/ui'
import { lazy, Suspense, useState } from 'react'
import type { Unbooked } from './carried.ts'
import { PersonFace } from './talent-chip.tsx'
import styles from './unbooked-aside.module.css'

const FindField = lazy(() => import('./find-field.tsx'))

/** From this many people on there is a field to find one. */
const MANY = 12

function People(props: {
  readonly title: string
  readonly people: readonly Unbooked[]
  readonly onChoose: (person: Unbooked) => void
}) {
  if (props.people.length === 0) return null
  return (
    <>
      <li className={styles.group}>{props.title}</li>
      {props.people.map((person) => (
        <li key={person.key}>
          <button
            type="button"
            className={styles.person}
            data-unbooked={person.key}
            aria-haspopup="dialog"
            aria-keyshortcuts="M"
            title={person.name}
            onClick={() => props.onChoose(person)}
          >
            <PersonFace name={person.name} photoUrl={person.photoUrl} />
            {person.role ? <span className={styles.role}>{person.role}</span> : null}
          </button>
        </li>
      ))}
    </>
  )
}

/** People without a time on the date, to be dragged to a place; a click asks for the place instead. */
export function UnbookedAside(props: {
  readonly people: Loadable<readonly Unbooked[]>
  readonly onChoose: (person: Unbooked) => void
}) {
  const { people, onChoose } = props
  const isFolded = useMediaQuery('(max-width: 900px)', undefined, { getInitialValueInEffect: false })
  return (
    // Beside the grid it cannot be folded; on a phone it is a line until somebody opens it.
    <details key={String(isFolded)} className={styles.aside} open={!isFolded || undefined}>
      <summary tabIndex={isFolded ? undefined : -1}>
        <IconChevronRight size={16} className={styles.arrow} aria-hidden />
        Unbooked
        <span className={styles.count}>{people.kind === 'ready' ? people.data.length : ''}</span>
      </summary>
      {people.kind === 'loading' ? <Skeletons rows={3} height={44} /> : null}
      {people.kind === 'failed' ? <Failed onRetry={people.retry} /> : null}
      {people.kind === 'ready' ? <Known people={people.data} onChoose={onChoose} /> : null}
    </details>
  )
}

/** A line, not a card: the grid beside it is what the page is for. */
function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert">
      <p className={styles.note}>People without a time could not be loaded.</p>
      <Button variant="default" mt="sm" onClick={onRetry}>
        Retry
      </Button>
    </div>
  )
}

function Known(props: {
  readonly people: readonly Unbooked[]
  readonly onChoose: (person: Unbooked) => void
}) {
  const { people, onChoose } = props
  const [find, setFind] = useState('')
  const shown = people.filter(({ name }) => name.toLowerCase().includes(find.trim().toLowerCase()))
  if (people.length === 0)
    return (
      <p className={styles.note}>
        Nobody waits for a time. People in the lobby and talent of this project who have none on this date
        appear here.
      </p>
    )
  return (
    <>
      {people.length > MANY ? (
        <Suspense fallback={<Skeleton height={36} mt="sm" />}>
          <FindField value={find} onChange={setFind} />
        </Suspense>
      ) : null}
      <ul className={styles.people} aria-label="Unbooked">
        <People
          title="In the lobby"
          people={shown.filter(({ isInLobby }) => isInLobby)}
          onChoose={onChoose}
        />
        <People
          title="In the project, no time on this date"
          people={shown.filter(({ isInLobby }) => !isInLobby)}
          onChoose={onChoose}
        />
      </ul>
      <p className={styles.note}>Drag somebody to a free place, or press M to choose one by keys.</p>
    </>
  )
}
