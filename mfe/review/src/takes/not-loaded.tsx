import { Button } from '@callboard/kit/ui'
import styles from './not-loaded.module.css'

/** Beside what is there: something that belongs to it could not be loaded. */
export function NotLoaded(props: { readonly what: string; readonly onRetry: () => void }) {
  return (
    <p role="alert" className={styles.root}>
      {props.what} could not be loaded.
      <Button variant="default" size="xs" onClick={props.onRetry}>
        Retry
      </Button>
    </p>
  )
}
