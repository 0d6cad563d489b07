import { Button } from '@callboard/kit/ui'
import styles from './review.module.css'

/** Above a wall whose cards should show comments that cannot be loaded. */
export default function NoComments({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <p role="alert" className={styles.noComments}>
      The comments could not be loaded.
      <Button variant="default" size="xs" onClick={onRetry}>
        Retry
      </Button>
    </p>
  )
}
