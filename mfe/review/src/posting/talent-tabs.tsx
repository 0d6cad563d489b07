import { IconPlayerPlayFilled } from '@callboard/kit/icons'
import { GreaseMark } from '@callboard/kit/takes'
import { VisuallyHidden } from '@callboard/kit/ui'
import type { PostingGroup } from '@callboard/posting/contract'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { ANSWER_WORDS, ANSWERS } from '../answers/answer-words.ts'
import { inTakeAlone } from '../takes/in-take-alone.ts'
import type { AnswerBarProps } from './answer-bar.tsx'
import { AnswerGivers } from './answer-givers.tsx'
import { AnswerTally } from './answer-tally.tsx'
import { answerOf, answersTo, isAbout } from './answers.ts'
import { firstName, talentName } from './posting-groups.ts'
import styles from './talent-tabs.module.css'

type Talent = PostingGroup['records'][number]

/** On a phone, the people of a group in one row; below it stand the answers to the chosen one. */
export function TalentTabs(
  props: AnswerBarProps & {
    readonly chosen: Talent
    /** Id of the answers below. */
    readonly panel: string
  },
) {
  const { group, feedbacks, me, inTake, chosen, unsent } = props
  const { records } = group
  const row = useRef<HTMLDivElement>(null)
  const aboutOf = ({ _id }: Talent) => ({ ref_id: group._id, to_user: _id })
  const playing = inTakeAlone(inTake, records)
  const isUnsent = (talent: Talent) => unsent.some((one) => isAbout(one, aboutOf(talent)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the chosen one
  useEffect(() => {
    row.current
      ?.querySelector('[aria-selected="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [chosen._id])
  const focus = (talent: Talent) => document.getElementById(`${props.panel}-${talent._id}`)?.focus()
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const next = records[(records.indexOf(chosen) + step + records.length) % records.length]
    if (step === 0 || !next) return
    event.preventDefault()
    props.onUnfold(next)
    focus(next)
  }
  return (
    <div className={styles.root} data-tallies={props.talliesFolded || undefined}>
      <div ref={row} role="tablist" aria-label="Talent of the group" className={styles.tabs}>
        {records.map((talent) => {
          const isChosen = talent === chosen
          const plays = playing.includes(talent._id)
          const mine = answerOf(feedbacks, aboutOf(talent), me)
          const theirs = answersTo(feedbacks, aboutOf(talent))
          const who = [talentName(talent), talent.role].filter(Boolean).join(', ')
          const state = [
            mine ? ANSWER_WORDS[mine].toLowerCase() : 'to answer',
            ...(isUnsent(talent) ? ['not sent'] : []),
            ...(plays ? ['in this take'] : []),
          ]
          return (
            <button
              key={talent._id}
              id={`${props.panel}-${talent._id}`}
              type="button"
              role="tab"
              aria-selected={isChosen}
              aria-controls={props.panel}
              aria-label={props.talliesFolded ? undefined : `${who}: ${state.join(', ')}`}
              title={who}
              data-unsent={isUnsent(talent) || undefined}
              tabIndex={isChosen ? 0 : -1}
              data-answer={props.talliesFolded ? undefined : (mine ?? undefined)}
              // A field that is typed in keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => props.onUnfold(talent)}
              onKeyDown={move}
            >
              {plays ? <IconPlayerPlayFilled size={12} aria-hidden /> : null}
              <span className={styles.name} aria-hidden>
                {firstName(talent)}
              </span>
              {isChosen && !props.talliesFolded ? (
                <span className={styles.role} aria-hidden>
                  {talent.role}
                </span>
              ) : null}
              {props.talliesFolded ? (
                <>
                  <VisuallyHidden>{who}: </VisuallyHidden>
                  {theirs.length > 0 ? (
                    <AnswerTally brief answers={theirs} />
                  ) : (
                    <VisuallyHidden>no answer yet</VisuallyHidden>
                  )}
                </>
              ) : mine ? (
                <GreaseMark answer={mine} sign="idle" />
              ) : (
                <span className={styles.open} />
              )}
            </button>
          )
        })}
      </div>
      {isUnsent(chosen) ? <span className={styles.end}>{props.unsentWords}</span> : null}
      <div className={styles.givers} aria-live="polite">
        <AnswerGivers answers={answersTo(feedbacks, aboutOf(chosen))} me={me} among={ANSWERS} />
      </div>
    </div>
  )
}
