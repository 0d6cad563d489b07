import type { PickComment } from '@callboard/posting/contract'
import { countWords } from '../takes/take-words.ts'
import styles from './review.module.css'

/** The open group has all of them. */
const NEWEST = 2

/** Below a card of the wall: the newest of what was written about its talent. */
export default function CardComments(props: {
  readonly on: string
  readonly comments: readonly PickComment[]
}) {
  const { on, comments } = props
  const more = comments.length - NEWEST
  return (
    <ol className={styles.cardComments} aria-label={`Comments on ${on}`}>
      {comments.slice(-NEWEST).map(({ _id, from_user, content }) => (
        <li key={_id}>
          <strong>{from_user.name}</strong> {content}
        </li>
      ))}
      {more > 0 ? <li>{countWords(more, 'earlier comment')}</li> : null}
    </ol>
  )
}
