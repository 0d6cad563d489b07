import { TakePicture } from '@callboard/kit/takes'
import { Button } from '@callboard/kit/ui'
import styles from './no-picture.module.css'
import type { PostingVideo } from './posting-groups.ts'
import type { Play } from './use-play.ts'

/** In place of a take that does not play: its picture, where the reader may see it, and why. */
export function NoPicture(props: {
  readonly take: PostingVideo
  readonly fault: Play['fault']
  readonly onAgain: () => void
}) {
  const { take, fault } = props
  const isGone = fault === 'gone'
  return (
    <div className={styles.root}>
      {isGone || take.thumbnail_url === null ? null : <TakePicture of={take._id} url={take.thumbnail_url} />}
      <div className={styles.words} role={take.plays ? 'alert' : 'status'}>
        {take.plays ? null : (
          <>
            <strong>Processing</strong>
            <span>This take is being made playable. Look again in a few minutes.</span>
          </>
        )}
        {take.plays && isGone ? (
          <>
            <strong>This take is closed</strong>
            <span>The casting office has taken it off, or has closed the page or its link.</span>
          </>
        ) : null}
        {take.plays && !isGone ? (
          <>
            <span>This take could not be loaded. Check your connection, then try again.</span>
            <Button className={styles.again} variant="default" onClick={props.onAgain}>
              Try again
            </Button>
          </>
        ) : null}
      </div>
    </div>
  )
}
