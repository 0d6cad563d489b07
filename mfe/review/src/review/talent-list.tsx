import { Face } from '@callboard/kit/labels'
import { useMediaQuery } from '@callboard/kit/ui'
import type { Pick } from '@callboard/posting/contract'
import type { ReviewGroup } from '@callboard/review/contract'
import { useState } from 'react'
import { type AnswersSource, answersSource } from '../answers/answers-source.ts'
import { changedWords } from '../answers/earlier-words.ts'
import takes from '../takes/takes.module.css'
import { FacedAnswers, NamedAnswers } from './named-answers.tsx'
import { NO_ROLE } from './review-groups.ts'
import styles from './talent-list.module.css'

type Talent = ReviewGroup['records'][number]

const nameOf = ({ first_name, last_name }: Talent) => `${first_name} ${last_name}`.trim() || 'Unknown'

interface Answers {
  /** Whether clients were asked; their answers have a line from the beginning, so that nothing moves when they come. */
  readonly answers: 'none' | 'awaited' | 'known'
}

/** The talent of the group, with what clients answered to each. */
export function TalentList(
  props: Answers & {
    readonly records: ReviewGroup['records']
    readonly picks: readonly Pick[]
    /** By record, the groups that the same talent is in, too. */
    readonly alsoIn: ReadonlyMap<string, readonly string[]>
  },
) {
  const isPhone = useMediaQuery('(max-width: 900px)', undefined, { getInitialValueInEffect: false })
  const { records, picks } = props
  const votesOn = (record: string) => picks.find((pick) => pick.record === record)?.votes ?? []
  const source = answersSource(records.flatMap(({ _id }) => votesOn(_id)))
  if (records.length === 0) return <p className={takes.quiet}>Nobody is named in this group.</p>
  return (
    <div className={styles.whole}>
      <ul className={styles.root} aria-label="Talent">
        {records.map((talent) => {
          const also = props.alsoIn.get(talent._id)
          const Row = isPhone ? FoldedRow : OpenRow
          return (
            <Row
              key={talent._id}
              talent={talent}
              votes={votesOn(talent._id)}
              source={source}
              answers={props.answers}
              twice={also?.length ? `Duplicate: also in ${also.join(', ')}` : undefined}
            />
          )
        })}
      </ul>
      {source || props.answers !== 'none' ? <p className={styles.source}>{source?.words}</p> : null}
    </div>
  )
}

interface RowProps extends Answers {
  readonly talent: Talent
  readonly votes: Pick['votes']
  readonly source: AnswersSource | undefined
  readonly twice: string | undefined
}

/** With each answer, and what was answered before it. */
const OpenRow = ({ talent, votes, source, answers, twice }: RowProps) => (
  <li>
    <Face of="talent" src={talent.photo_url} name={nameOf(talent)} size={44} />
    <span className={styles.words}>
      <Who talent={talent} />
      <NamedAnswers votes={votes} source={source} />
      {votes.length === 0 && answers !== 'none' ? <Unanswered answers={answers} /> : null}
      {twice ? <span className={styles.twice}>{twice}</span> : null}
    </span>
  </li>
)

/** On one line, whose marks and faces unfold who answered what and where. */
function FoldedRow({ talent, votes, source, answers, twice }: RowProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      <Face of="talent" src={talent.photo_url} name={nameOf(talent)} size={44} />
      <span className={styles.words}>
        <Who talent={talent} />
      </span>
      {votes.length > 0 ? (
        <button
          type="button"
          className={styles.marks}
          aria-expanded={isOpen}
          onClick={() => setOpen((now) => !now)}
        >
          <FacedAnswers votes={votes} source={source} />
          {changedWords(votes) === '' ? null : <span className={styles.changed}>changed</span>}
        </button>
      ) : answers === 'none' ? null : (
        <Unanswered answers={answers} />
      )}
      {isOpen ? (
        <span className={styles.answers}>
          <NamedAnswers votes={votes} source={source} />
        </span>
      ) : null}
      {twice ? <span className={styles.twice}>{twice}</span> : null}
    </li>
  )
}

const Who = ({ talent }: { readonly talent: Talent }) => (
  <>
    <strong>{nameOf(talent)}</strong>
    <span className={takes.quiet}>{talent.role.trim() || NO_ROLE}</span>
  </>
)

const Unanswered = ({ answers }: Answers) => (
  <span className={styles.unanswered}>{answers === 'known' ? 'No answer yet' : null}</span>
)
