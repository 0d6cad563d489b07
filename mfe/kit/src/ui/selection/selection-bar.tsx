import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { IconX } from '../icons.ts'
import { ActionIcon } from '../inputs/index.ts'
import { keyHint } from '../keys/index.ts'
import styles from './selection-bar.module.css'

/** Actions on what is selected, at the foot of the window; nothing while nothing is selected. */
export function SelectionBar(props: {
  /** What the actions are for: 'Selected groups'. */
  readonly label: string
  /** How many of what: '3 groups', in a dock as a sentence; null: nothing is selected. */
  readonly count: string | null
  /** Beside the count: what must not be overlooked. */
  readonly note?: string
  /** It stands in the dock of its screen, which other bars share. */
  readonly docked?: boolean
  readonly onClear: () => void
  readonly children: ReactNode
}) {
  const { count, note } = props
  const words = [count, note].filter(Boolean).join(', ')
  return (
    <>
      <VisuallyHidden aria-live="polite">
        {count === null ? '' : props.docked ? words : `Selected: ${words}`}
      </VisuallyHidden>
      {count === null ? null : (
        <div
          className={styles.root}
          data-docked={props.docked || undefined}
          role="toolbar"
          aria-label={props.label}
        >
          <strong>{words}</strong>
          <ActionIcon
            aria-label="Clear selection"
            onClick={props.onClear}
            {...keyHint('everywhere', 'back', 'Clear selection')}
          >
            <IconX size={16} />
          </ActionIcon>
          {props.children}
        </div>
      )}
    </>
  )
}
