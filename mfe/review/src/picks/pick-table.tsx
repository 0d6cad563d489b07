import { IconMessage } from '@callboard/kit/icons'
import { Face, Time } from '@callboard/kit/labels'
import { GreaseMark } from '@callboard/kit/takes'
import { Link } from '@callboard/kit/ui'
import type { Pick, PickCallback, PickVote } from '@callboard/posting/contract'
import { AnswerMarks } from '../answers/answer-marks.tsx'
import { ANSWER_WORDS, placeWords } from '../answers/answer-words.ts'
import { EarlierMark } from '../answers/earlier-mark.tsx'
import { earlierWords } from '../answers/earlier-words.ts'
import { countWords } from '../takes/take-words.ts'
import { replyWords } from './callback-words.ts'
import type { PickLine } from './pick-lines.ts'
import styles from './picks.module.css'

/** More reviewers are counted, and named when one points at the count. */
const MOST_COLUMNS = 6

/** The takes of the talent, with all answers and comments beside them. */
const groupAddress = (uri: string, { session, groups }: Pick) =>
  `/video/${uri}/${session._id}${groups[0] ? `?group=${groups[0]}` : ''}`

function Vote({ vote }: { readonly vote: PickVote | undefined }) {
  if (!vote) return <td className={styles.vote} />
  const words = [`${ANSWER_WORDS[vote.feedback]}, ${placeWords(vote.page)}`, earlierWords(vote.earlier)]
    .filter(Boolean)
    .join('; ')
  return (
    <td className={styles.vote}>
      <span data-answer={vote.feedback} role="img" aria-label={words} title={words}>
        <GreaseMark answer={vote.feedback} sign="idle" />
      </span>
    </td>
  )
}

/** When the talent comes again, and what they said to it. */
function CalledBack({ callback }: { readonly callback: PickCallback }) {
  const { session, starts_at } = callback
  return (
    <span>
      {session.name}, <Time at={starts_at} zone={session.time_zone} style="date-time" />
      {`, ${replyWords(callback)}`}
    </span>
  )
}

/** One line for each talent with a vote of each reviewer. */
export function PickTable(props: {
  readonly uri: string
  readonly lines: readonly PickLine[]
  readonly reviewers: readonly PickVote['from_user'][]
  readonly selected: ReadonlySet<string>
  readonly onSelect: (record: string, is: boolean) => void
}) {
  const reviewers = props.reviewers.length <= MOST_COLUMNS ? props.reviewers : []
  const sessions = new Set(props.lines.map(({ pick }) => pick.session._id))
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.select}>
            <span className={styles.announce}>Selected</span>
          </th>
          <th scope="col">Talent</th>
          <th scope="col">Answers</th>
          {reviewers.map(({ _id, name }) => (
            <th key={_id} scope="col" className={styles.reviewer}>
              <Face of="colleague" name={name} size={24} />
              <span className={styles.reviewerName}>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {props.lines.map((line) => {
          const { pick, name } = line
          const isSelected = props.selected.has(pick.record)
          return (
            <tr key={pick.record} data-selected={isSelected || undefined}>
              <td className={styles.select}>
                <label>
                  <input
                    type="checkbox"
                    aria-label={`Select ${name}`}
                    checked={isSelected}
                    onChange={({ currentTarget }) => props.onSelect(pick.record, currentTarget.checked)}
                  />
                </label>
              </td>
              <th scope="row">
                <span className={styles.talent}>
                  <Face of="talent" name={name} src={pick.photo_url} size={44} />
                  <span className={styles.who}>
                    <Link to={groupAddress(props.uri, pick)}>{name}</Link>
                    <span>
                      {[pick.role, sessions.size > 1 ? pick.session.name : ''].filter(Boolean).join(', ')}
                    </span>
                    {pick.callbacks.map((callback) => (
                      <CalledBack key={callback.starts_at} callback={callback} />
                    ))}
                  </span>
                </span>
              </th>
              <td>
                <AnswerMarks votes={pick.votes} named /> <EarlierMark votes={pick.votes} />
                {pick.comments > 0 ? (
                  <Link
                    to={groupAddress(props.uri, pick)}
                    className={styles.comments}
                    aria-label={`${countWords(pick.comments, 'comment')} on ${name}`}
                  >
                    <IconMessage size={16} aria-hidden /> {pick.comments}
                  </Link>
                ) : null}
              </td>
              {reviewers.map(({ _id }) => (
                <Vote key={_id} vote={pick.votes.find(({ from_user }) => from_user._id === _id)} />
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
