import { keyHint, keyWord } from '@callboard/kit/keys'
import { GreaseMark } from '@callboard/kit/takes'
import type { Feedback, FeedbackEntry, PostingGroup } from '@callboard/posting/contract'
import { useEffect, useRef } from 'react'
import { ANSWER_WORDS } from '../answers/answer-words.ts'
import { InThisTake } from '../takes/in-this-take.tsx'
import styles from './answer-bar.module.css'
import { AnswerGivers } from './answer-givers.tsx'
import { JustAnsweredWords } from './just-answered.tsx'
import { talentName } from './posting-groups.ts'
import type { JustAnswered } from './use-just-answered.ts'

/** A talent, who has answered for them, and the buttons of the reader. */
export function AnswerRow(props: {
  readonly talent: PostingGroup['records'][number]
  /** The buttons, in their order. */
  readonly among: readonly Feedback[]
  /** Of all reviewers for this talent. */
  readonly answers: readonly FeedbackEntry[]
  readonly me: string | undefined
  readonly mine: Feedback | null
  /** The keys answer for this talent. */
  readonly isActive: boolean
  /** It is shown whom the keys answer for. */
  readonly isMarked: boolean
  /** No tab above it says who it is about. */
  readonly isNamed: boolean
  /** This talent, and not everybody of the group, is in the take that plays. */
  readonly plays: boolean
  /** The server does not have the reader's answer: what to say beside it. */
  readonly unsent: string | undefined
  readonly just: JustAnswered | undefined
  /** A field that is typed in keeps the focus, and the keys of a phone stay. */
  readonly keepsFocus: boolean
  readonly onPress: (feedback: Feedback) => void
}) {
  const { talent, among, mine, just } = props
  const name = talentName(talent)
  const row = useRef<HTMLDivElement>(null)
  const isMarkedOfMany = props.isMarked && !props.keepsFocus
  useEffect(() => {
    if (isMarkedOfMany) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isMarkedOfMany])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere
    <div
      ref={row}
      role="group"
      aria-label={name}
      className={styles.row}
      data-active={props.isMarked || undefined}
      data-unsent={props.unsent !== undefined || undefined}
    >
      {props.isNamed ? (
        <div className={styles.about}>
          <p className={styles.facts}>
            <strong title={name}>{name}</strong>
            <span className={styles.role}>{talent.role}</span>
            {props.plays && !props.unsent && !just ? <InThisTake /> : null}
            <JustAnsweredWords
              name={name}
              just={just}
              onUndo={() => row.current?.querySelector<HTMLElement>('[data-answer]')?.focus()}
            />
          </p>
          <div className={styles.givers} aria-live="polite">
            {props.unsent ? <span className={styles.unsent}>{props.unsent}</span> : null}
            <AnswerGivers answers={props.answers} me={props.me} among={among} />
          </div>
        </div>
      ) : null}
      <div className={styles.buttons}>
        {among.map((answer) => {
          // The keys answer for the active talent only, and reshoot has none.
          const hasKey = props.isActive && answer !== 'reshoot'
          return (
            <button
              key={answer}
              type="button"
              data-answer={answer}
              aria-pressed={mine === answer}
              onMouseDown={props.keepsFocus ? (event) => event.preventDefault() : undefined}
              onClick={() => props.onPress(answer)}
              {...(hasKey ? keyHint('answer', answer, ANSWER_WORDS[answer]) : {})}
            >
              <GreaseMark answer={answer} sign={mine === answer ? 'given' : 'idle'} /> {ANSWER_WORDS[answer]}
              {hasKey ? (
                <span className={styles.key} data-key={keyWord('answer', answer)} aria-hidden />
              ) : null}
            </button>
          )
        })}
      </div>
    </div>
  )
}
