import { Button } from '@callboard/kit/ui'
import styles from './no-comments.module.css'

/** Above a wall whose cards should show comments that cannot be loaded. */
export default function NoComments({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <p role="alert" className={styles.root}>
      The comments could not be loaded.
      <Button variant="default" size="xs" onClick={onRetry}>
        Retry
      </Button>
    </p>
  )
}
