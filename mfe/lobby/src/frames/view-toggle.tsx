import { UnstyledButton } from '@callboard/kit/ui'
import { chosenMode, type FrameView, type ViewMode, withMode } from './frame-view.ts'
import styles from './frames.module.css'

const CHOICES: readonly (readonly [ViewMode, string])[] = [
  ['remote', 'Remote only'],
  ['both', 'Both'],
  ['local', 'Local only'],
]

/** The frames to be shown: remote only, both, or local only. */
export function ViewToggle(props: { readonly view: FrameView; readonly onView: (view: FrameView) => void }) {
  const chosen = chosenMode(props.view)
  return (
    <fieldset className={styles.viewToggle} aria-label="View">
      {CHOICES.map(([mode, words]) => (
        <UnstyledButton
          key={mode}
          className={styles.viewChoice}
          aria-pressed={mode === chosen}
          onClick={() => props.onView(withMode(props.view, mode))}
        >
          {words}
        </UnstyledButton>
      ))}
    </fieldset>
  )
}
