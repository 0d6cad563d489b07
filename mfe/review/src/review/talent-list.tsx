import { Face } from '@callboard/kit/labels'
import type { Pick } from '@callboard/posting/contract'
import type { ReviewGroup } from '@callboard/review/contract'
import takes from '../takes/takes.module.css'
import { NamedAnswers } from './named-answers.tsx'
import styles from './open-group.module.css'
import { NO_ROLE } from './review-groups.ts'

const nameOf = ({ first_name, last_name }: ReviewGroup['records'][number]) =>
  `${first_name} ${last_name}`.trim() || 'Unknown'

/** The talent of the group, with what clients answered to each. */
export function TalentList(props: {
  readonly records: ReviewGroup['records']
  /** There is one, whose name is that of the group. */
  readonly isOnly: boolean
  readonly picks: readonly Pick[]
  /** By record, the groups that the same talent is in, too. */
  readonly alsoIn: ReadonlyMap<string, readonly string[]>
  /** Whether clients were asked; their answers have a line from the beginning, so that nothing moves when they come. */
  readonly answers: 'none' | 'awaited' | 'known'
}) {
  const { records, picks } = props
  if (records.length === 0) return <p className={takes.quiet}>Nobody is named in this group.</p>
  return (
    <ul className={styles.people} aria-label="Talent">
      {records.map((talent) => {
        const name = nameOf(talent)
        const also = props.alsoIn.get(talent._id)
        const votes = picks.find(({ record }) => record === talent._id)?.votes ?? []
        return (
          <li key={talent._id}>
            <Face of="talent" src={talent.photo_url} name={name} size={44} />
            <span>
              <strong className={props.isOnly ? styles.only : undefined}>{name}</strong>
              <span className={takes.quiet}>{talent.role.trim() || NO_ROLE}</span>
              <NamedAnswers votes={votes} />
              {votes.length === 0 && props.answers !== 'none' ? (
                <span className={styles.unanswered}>
                  {props.answers === 'known' ? 'No answer yet' : null}
                </span>
              ) : null}
              {also?.length ? (
                <span className={styles.twice}>Duplicate: also in {also.join(', ')}</span>
              ) : null}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
