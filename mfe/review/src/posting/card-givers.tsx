import { Face } from '@callboard/kit/labels'
import type { FeedbackEntry, PostingGroup } from '@callboard/posting/contract'
import takes from '../takes/takes.module.css'
import styles from './posting.module.css'

/** Faces on a card; the others are counted. */
const MOST_FACES = 3

/** Beside the answers of a card: who gave them, each once, and how many people of it have none. */
export default function CardGivers(props: {
  readonly talent: PostingGroup['records']
  readonly answers: readonly FeedbackEntry[]
  /** Others keep their picks private: there may be more answers. */
  readonly isPrivate: boolean
}) {
  const { answers } = props
  if (answers.length === 0)
    return <span className={styles.noAnswer}>{props.isPrivate ? 'No answer to see' : 'No answer yet'}</span>
  const left = props.talent.filter(({ _id }) => answers.every(({ to_user }) => to_user !== _id)).length
  const givers = [...new Map(answers.map(({ from_user }) => [from_user._id, from_user])).values()]
  const more = givers.slice(MOST_FACES)
  const names = givers.map(({ name }) => name).join(', ')
  return (
    <>
      <span className={styles.answered} title={names}>
        <span className={takes.announce}>Answered by {names}</span>
        {givers.slice(0, MOST_FACES).map(({ _id, name }) => (
          <Face key={_id} of="colleague" name={name} size={24} />
        ))}
        <span className={styles.givers} aria-hidden>
          {more.length > 0 ? `+${more.length}` : names}
        </span>
      </span>
      {left > 0 ? <span className={styles.noAnswer}>{left} without an answer</span> : null}
    </>
  )
}
