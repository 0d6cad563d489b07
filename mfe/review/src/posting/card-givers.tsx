import { Face } from '@callboard/kit/labels'
import { Popover } from '@callboard/kit/menus'
import type { FeedbackEntry, PostingGroup } from '@callboard/posting/contract'
import { useState } from 'react'
import { AnswerSign } from '../answers/answer-sign.tsx'
import { ANSWER_WORDS } from '../answers/answer-words.ts'
import takes from '../takes/takes.module.css'
import lines from './answer-givers.module.css'
import styles from './card-givers.module.css'
import { giverWords } from './giver-words.ts'
import { firstName } from './posting-groups.ts'

/** Faces on a card; the others are counted. */
const MOST_FACES = 3

/**
 * For staff, below a card: who has answered, each once, and how many people of it have
 * no answer. Pressed, each giver with all of their answers.
 */
export default function CardGivers(props: {
  readonly group: PostingGroup
  readonly answers: readonly FeedbackEntry[]
  /** Others keep their picks private: there may be more answers. */
  readonly isPrivate: boolean
}) {
  const { group, answers } = props
  const [isOpen, setOpen] = useState(false)
  if (answers.length === 0)
    return (
      <div className={styles.root}>
        <span>{props.isPrivate ? 'No answer to see' : 'No answer yet'}</span>
      </div>
    )
  const left = group.records.filter(({ _id }) => answers.every(({ to_user }) => to_user !== _id)).length
  const givers = [...Map.groupBy(answers, ({ from_user }) => from_user._id).values()]
  const names = givers.map(([first]) => first?.from_user.name ?? '')
  const isOfOne = group.records.length === 1
  return (
    <div className={styles.root}>
      <Popover opened={isOpen} onChange={setOpen} width={280} position="bottom-start" trapFocus withinPortal>
        <Popover.Target>
          <button
            type="button"
            className={styles.givers}
            title={names.join(', ')}
            onClick={() => setOpen(!isOpen)}
          >
            <span className={takes.announce}>Answered by {names.join(', ')}</span>
            {givers.slice(0, MOST_FACES).map(([entry]) =>
              entry ? (
                <span key={entry.from_user._id} className={styles.face}>
                  <Face of="colleague" name={entry.from_user.name} size={24} />
                </span>
              ) : null,
            )}
            <span className={styles.names} aria-hidden>
              {giverWords(names)}
            </span>
          </button>
        </Popover.Target>
        <Popover.Dropdown className={styles.list}>
          <ul className={lines.lines}>
            {givers.map((given) => (
              <Giver key={given[0]?.from_user._id} group={group} given={given} isOfOne={isOfOne} />
            ))}
          </ul>
        </Popover.Dropdown>
      </Popover>
      {left > 0 ? <span>{left} without an answer</span> : null}
    </div>
  )
}

/** Somebody with all of their answers to a group. */
function Giver(props: {
  readonly group: PostingGroup
  readonly given: readonly FeedbackEntry[]
  readonly isOfOne: boolean
}) {
  const { group, given } = props
  const name = given[0]?.from_user.name ?? ''
  return (
    <li>
      <Face of="colleague" name={name} size={24} />
      <span className={styles.giver}>{name}</span>
      <span className={styles.answers}>
        {group.records.map((talent) => {
          const answer = given.find(({ to_user }) => to_user === talent._id)?.feedback
          return answer ? (
            <span key={talent._id}>
              <AnswerSign of={answer} />
              {props.isOfOne ? ANSWER_WORDS[answer] : `${firstName(talent)}: ${ANSWER_WORDS[answer]}`}
            </span>
          ) : null
        })}
      </span>
    </li>
  )
}
