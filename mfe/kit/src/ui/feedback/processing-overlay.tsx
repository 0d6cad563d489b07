import { useProcessing } from './processing.ts'
import styles from './processing-overlay.module.css'

/** Covers the page while a blocking request takes long; a click gives up and loads the page afresh. */
export function ProcessingOverlay() {
  if (!useProcessing()) return null
  return (
    // The status is around the button: what is inside of a button has no role of its own, and it would have no name.
    <div role="status">
      <button type="button" className={styles.root} onClick={() => location.reload()}>
        <span>Processing... (click to refresh)</span>
      </button>
    </div>
  )
}
