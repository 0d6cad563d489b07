import { Face } from '@callboard/kit/labels'
import type { Pick } from '@callboard/posting/contract'
import type { ReviewGroup } from '@callboard/review/contract'
import { AnswerMarks } from '../answers/answer-marks.tsx'
import takes from '../takes/takes.module.css'
import styles from './open-group.module.css'
import { NO_ROLE } from './review-groups.ts'

/** The talent of the group, with what clients answered to each. */
export function TalentList(props: {
  readonly records: ReviewGroup['records']
  readonly picks: readonly Pick[]
  /** By record, the groups that the same talent is in, too. */
  readonly alsoIn: ReadonlyMap<string, readonly string[]>
}) {
  const { records, picks } = props
  if (records.length === 0) return <p className={takes.quiet}>Nobody is named in this group.</p>
  return (
    <ul className={styles.people} aria-label="Talent">
      {records.map((talent) => {
        const name = `${talent.first_name} ${talent.last_name}`.trim() || 'Unknown'
        return (
          <li key={talent._id}>
            <Face of="talent" src={talent.photo_url} name={name} size={44} />
            <span>
              <strong>{name}</strong>
              <span className={takes.quiet}>{talent.role.trim() || NO_ROLE}</span>
              {props.alsoIn.get(talent._id)?.length ? (
                <span className={styles.twice}>
                  Duplicate: also in {props.alsoIn.get(talent._id)?.join(', ')}
                </span>
              ) : null}
              <AnswerMarks votes={picks.find(({ record }) => record === talent._id)?.votes ?? []} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
