import { Toggle } from '@callboard/kit/filters'
import { IconAdjustmentsHorizontal } from '@callboard/kit/icons'
import { Button } from '@callboard/kit/ui'
import type { PostingPageView } from '@callboard/posting/contract'
import { useState } from 'react'
import type { Page } from '../data/page-input.ts'
import { FeedbackMode } from './feedback-mode.tsx'
import styles from './posting.module.css'
import { ShownComments } from './shown-comments.tsx'
import { keptShows, SHOWS, type Show } from './shows.ts'

/** What the cards tell, and for staff how answers are shown. */
export default function Customize(props: {
  readonly page: Page
  readonly view: PostingPageView
  readonly shows: readonly Show[]
  /** Those that there is something to show for. */
  readonly offers: readonly Show[]
  readonly onChange: (kept: string) => void
}) {
  const { shows, offers } = props
  const [open, setOpen] = useState(shows.length > 0)
  return (
    <>
      <Button
        variant="default"
        size="xs"
        className={styles.customize}
        leftSection={<IconAdjustmentsHorizontal size={16} />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span data-word>Customize</span>
      </Button>
      {open
        ? offers.map((show) => (
            <Toggle
              key={show}
              label={SHOWS[show]}
              checked={shows.includes(show)}
              onChange={(on) =>
                props.onChange(keptShows(on ? [...shows, show] : shows.filter((other) => other !== show)))
              }
            />
          ))
        : null}
      {open && props.view.can.edit ? (
        <>
          <FeedbackMode page={props.page} shared={props.view.shared_feedback} />
          <ShownComments page={props.page} view={props.view} />
        </>
      ) : null}
    </>
  )
}
