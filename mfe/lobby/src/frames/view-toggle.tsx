import { Segmented } from '@callboard/kit/segmented'
import { chosenMode, type FrameView, type ViewMode, withMode } from './frame-view.ts'
import styles from './frames.module.css'

const CHOICES: readonly { readonly value: ViewMode; readonly label: string }[] = [
  { value: 'remote', label: 'Remote only' },
  { value: 'both', label: 'Both' },
  { value: 'local', label: 'Local only' },
]

/** The frames to be shown: remote only, both, or local only. */
export function ViewToggle(props: { readonly view: FrameView; readonly onView: (view: FrameView) => void }) {
  return (
    <div className={styles.viewToggle}>
      <Segmented
        label="View"
        size="s"
        value={chosenMode(props.view)}
        choices={CHOICES}
        onChange={(mode) => props.onView(withMode(props.view, mode))}
      />
    </div>
  )
}
