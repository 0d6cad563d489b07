import { IconAdjustmentsHorizontal } from '@callboard/kit/icons'
import { Button } from '@callboard/kit/ui'
import { useState } from 'react'
import { Toggle } from '../controls/toggle.tsx'
import { keptShows, SHOWS, type Show } from './shows.ts'

/** What the cards tell. */
export default function Customize(props: {
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
        leftSection={<IconAdjustmentsHorizontal size={16} />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Customize
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
    </>
  )
}
