import { listStaffRequests, MOST_COUNTED } from '@callboard/accounts/contract'
import { useAnswer } from '@callboard/kit/data'
import { IconHourglass } from '@callboard/kit/icons'
import { Button, Link } from '@callboard/kit/ui'
import styles from './table.module.css'

/** How many sign-up requests have no answer yet, in words. */
export function sayWaiting(count: number): string {
  if (count >= MOST_COUNTED) return `${MOST_COUNTED} casting professionals or more wait for an answer.`
  return count === 1
    ? '1 casting professional waits for an answer.'
    : `${count} casting professionals wait for an answer.`
}

/** The way from the list of users to the sign-up requests; nothing while none waits. */
export function WaitingRequests() {
  const requests = useAnswer(listStaffRequests, {})
  if (requests.kind !== 'ready' || requests.data.count === 0) return null
  return (
    <section aria-label="Waiting for approval" className={styles.waiting}>
      <span className={styles.mark} data-tone="due">
        <IconHourglass size={16} aria-hidden />
        {sayWaiting(requests.data.count)}
      </span>
      <Button component={Link} to="?tab=requests" variant="default" size="xs">
        Answer
      </Button>
    </section>
  )
}
