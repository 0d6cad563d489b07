import { IconMessageCircle } from '@callboard/kit/icons'
import { lazy, Suspense, useState } from 'react'
import styles from './feedback.module.css'

const CommentsDialog = lazy(() => import('./comments-dialog.tsx'))

/** How many comments a talent has; opens them. */
export function CommentsButton(props: {
  readonly session: string
  readonly record: string
  readonly name: string
  readonly count: number
  /** New comments are taken. */
  readonly open: boolean
}) {
  const { name, count } = props
  const [shown, setShown] = useState(false)
  const words = count === 1 ? '1 comment' : `${count} comments`
  return (
    <>
      <button
        type="button"
        className={styles.comments}
        aria-label={`${count > 0 ? words : 'Comment'}: ${name}`}
        onClick={() => setShown(true)}
      >
        <IconMessageCircle size={16} aria-hidden /> {count > 0 ? words : 'Comment'}
      </button>
      {shown ? (
        <Suspense>
          <CommentsDialog {...props} onClose={() => setShown(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
