import { VisuallyHidden } from '@callboard/kit/ui'
import type { PostingPageView } from '@callboard/posting/contract'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { ANSWER_WORDS } from '../answers/answer-words.ts'
import type { Page } from '../data/page-input.ts'
import { AnswerBar } from './answer-bar.tsx'
import cinema from './cinema.module.css'
import { CinemaFoot } from './cinema-foot.tsx'
import { type PostingShown, type PostingVideo, type ShownTalent, talentName } from './posting-groups.ts'
import type { useCinemaAnswers } from './use-cinema-answers.ts'
import type { JustAnswered } from './use-just-answered.ts'
import { NARROW, useWindowWidth } from './use-window-width.ts'
import type { WayOn } from './way-on.ts'

const Introduction = lazy(() => import('./introduction.tsx'))

/** The answers to the talent of the open group, the way to the next one, and for whom nothing names the way in. */
export function CinemaAnswers(props: {
  readonly page: Page
  readonly view: PostingPageView
  readonly open: PostingShown
  readonly take: PostingVideo
  /** The talent whom the keys answer. */
  readonly active: string | undefined
  readonly wayOn: WayOn
  readonly given: ReturnType<typeof useCinemaAnswers>
  readonly just: JustAnswered | undefined
  /** Said here: the talent to whom the answers are about to turn by themselves. */
  readonly turnsTo: string | undefined
  /** They do so, wherever it is said. */
  readonly isTurning: boolean
  readonly onStay: () => void
  readonly onGo: (to: ShownTalent) => void
  readonly onClose: () => void
  /** The viewer is known by the link under this name of it. */
  readonly onKnown: (named: string) => void
}) {
  const { page, view, open, active, given } = props
  const { group } = open
  const { me, introduction } = given
  const isNarrow = useWindowWidth() <= NARROW
  const kept = given.unsent.flatMap((answer) => {
    const { records } = view.groups.find(({ _id }) => _id === answer.ref_id) ?? group
    const talent = records.find(({ _id }) => _id === answer.to_user)
    return talent ? [{ ...answer, words: `${ANSWER_WORDS[answer.feedback]} for ${talentName(talent)}` }] : []
  })
  const bar = useRef<HTMLDivElement>(null)
  const asked = useRef(given.asks)
  useEffect(() => {
    // What had the focus has gone with the fields.
    if (asked.current !== undefined && given.asks === undefined && document.activeElement === document.body)
      ['[data-way]', 'button[data-answer]:not([role])']
        .map((way) => bar.current?.parentElement?.querySelector<HTMLElement>(way))
        .find(Boolean)
        ?.focus()
    asked.current = given.asks
  }, [given.asks])
  return (
    <div ref={bar} className={cinema.answers}>
      <AnswerBar
        reshoot={view.can.reshoot}
        group={group}
        feedbacks={given.answers}
        me={me}
        unsent={given.unsent}
        unsentWords={introduction === undefined ? 'Not sent. Press it again.' : 'Not sent'}
        just={isNarrow ? undefined : props.just}
        active={active}
        inTake={props.take.record_ids}
        folds={isNarrow}
        talliesFolded={view.can.edit}
        ownWords={view.can.edit && given.mayAnswer ? 'Your own answers' : undefined}
        onUnfold={(talent) => props.onGo({ shown: open, talent })}
        onPress={given.press}
      />
      <CinemaFoot
        page={page}
        view={view}
        open={open}
        active={active}
        wayOn={props.wayOn}
        given={given}
        just={isNarrow ? props.just : undefined}
        turnsTo={props.turnsTo}
        isTurning={props.isTurning}
        onStay={props.onStay}
        onUndo={() =>
          bar.current
            ?.querySelector<HTMLElement>('[aria-selected="true"], button[data-answer]:not([role])')
            ?.focus()
        }
        onGo={props.onGo}
        onClose={props.onClose}
      />
      {introduction === undefined ? null : (
        <VisuallyHidden role="status">
          {given.asks === 0 ? 'To send it, say who you are below.' : ''}
        </VisuallyHidden>
      )}
      {introduction !== undefined && given.asks !== undefined ? (
        <Suspense>
          <Introduction
            link={introduction}
            sender={view.sender}
            sendsMail={view.sends_mail}
            asks={given.asks}
            kept={kept.map(({ words }) => words)}
            reads={given.reads}
            onKnown={props.onKnown}
            onClose={given.closeIntroduction}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
