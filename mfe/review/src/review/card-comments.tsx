import type { PickComment } from '@callboard/posting/contract'
import { countWords } from '../takes/take-words.ts'
import styles from './review.module.css'

/** The open group has all of them. */
const NEWEST = 2

/** Below a card of the wall: the newest of what was written about its talent. */
export default function CardComments(props: {
  readonly on: string
  readonly comments: readonly PickComment[]
  /** How many there are on its takes. */
  readonly onTakes: number
}) {
  const { on, comments, onTakes } = props
  const more = Math.max(0, comments.length - NEWEST)
  const rest = [
    more > 0 ? countWords(more, 'earlier comment') : '',
    onTakes > 0 ? `${more > 0 ? onTakes : countWords(onTakes, 'comment')} on takes` : '',
  ].filter(Boolean)
  return (
    <ol className={styles.cardComments} aria-label={`Comments on ${on}`}>
      {comments.slice(-NEWEST).map(({ _id, from_user, content }) => (
        <li key={_id}>
          <strong>{from_user.name}</strong> {content}
        </li>
      ))}
      {rest.length > 0 ? <li>{rest.join(', ')}</li> : null}
    </ol>
  )
}
