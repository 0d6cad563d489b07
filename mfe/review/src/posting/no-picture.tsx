import { Button } from '@callboard/kit/ui'
import cinema from './cinema.module.css'
import type { Play } from './use-play.ts'

/** In place of a take that does not play. */
export function NoPicture(props: {
  readonly plays: boolean
  readonly fault: Play['fault']
  readonly onAgain: () => void
}) {
  if (!props.plays)
    return (
      <div className={cinema.waiting} role="status">
        <strong>Processing</strong>
        <span>This take is being made playable. Look again in a few minutes.</span>
      </div>
    )
  if (props.fault === 'gone')
    return (
      <div className={cinema.waiting} role="alert">
        <strong>This take is closed</strong>
        <span>The casting office has taken it off, or has closed the page or its link.</span>
      </div>
    )
  return (
    <div className={cinema.waiting} role="alert">
      <span>This take could not be loaded. Check your connection, then try again.</span>
      <Button variant="default" onClick={props.onAgain}>
        Try again
      </Button>
    </div>
  )
}
