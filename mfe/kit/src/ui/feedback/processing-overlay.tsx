import { useProcessing } from './processing.ts'
import styles from './processing-overlay.module.css'

/** Covers the page while a blocking request takes long; a click gives up and loads the page afresh. */
export function ProcessingOverlay() {
  if (!useProcessing()) return null
  return (
    <button type="button" className={styles.root} onClick={() => location.reload()}>
      <span role="status">Processing... (click to refresh)</span>
    </button>
  )
}
