import { IconPlayerPlayFilled } from '@callboard/kit/icons'
import { TakeCard } from '@callboard/kit/takes'
import { VisuallyHidden } from '@callboard/kit/ui'
import type { FeedbackEntry } from '@callboard/posting/contract'
import { lazy, memo, Suspense } from 'react'
import { countWords, playedSeconds } from '../takes/take-words.ts'
import takesStyles from '../takes/takes.module.css'
import { AnswerTally } from './answer-tally.tsx'
import extrasStyles from './card-extras.module.css'
import { rolesOn } from './posted-choices.ts'
import postingStyles from './posting.module.css'
import { type PostingShown, shortName, unanswered } from './posting-groups.ts'
import { rolesBeside } from './roles-beside.ts'
import type { CardComment } from './use-card-comments.ts'

const CardMarks = lazy(() => import('./card-marks.tsx'))
const StaffMarks = lazy(() => import('./staff-marks.tsx'))
const CardGivers = lazy(() => import('./card-givers.tsx'))
const CardExtras = lazy(() => import('./card-extras.tsx'))

/** A group on the wall. A tap opens it and plays. */
export const PostingCard = memo(function PostingCard(props: {
  readonly shown: PostingShown
  readonly feedbacks: readonly FeedbackEntry[]
  readonly me: string | undefined
  /** The reader's answers are waited for. */
  readonly isAsked: boolean
  /** The reader's answers wait for a name. */
  readonly isUnsent: boolean
  /** Staff look for who has answered. */
  readonly isStaff: boolean
  /** Reviewers keep their picks private. */
  readonly isPrivate: boolean
  readonly headshots: boolean
  /** Shown below the card. */
  readonly comments: readonly CardComment[] | undefined
  /** Of the wall. */
  readonly first: boolean
  readonly onOpen: (group: string) => void
}) {
  const { group, takes } = props.shown
  const first = takes.find(({ plays }) => plays) ?? takes[0]
  const answers = props.feedbacks.filter(({ ref_id }) => ref_id === group._id)
  const left = unanswered(group, answers, props.me).length
  const hasSome = left < group.records.length
  // The reader's own answer is drawn over the picture.
  const isOnlyMine = answers.every(({ from_user }) => from_user._id === props.me)
  // To staff, with their own among them.
  const isCounted = props.isStaff && !isOnlyMine
  const counts = [
    countWords(takes.length, 'take'),
    group.comments > 0 && countWords(group.comments, 'comment'),
  ]
    .filter(Boolean)
    .join(' · ')
  const roles = rolesBeside(rolesOn([group]), counts)
  return (
    <li className={postingStyles.card}>
      <TakeCard
        id={`posting-${group._id}`}
        of={group._id}
        url={group.thumbnail_url ?? first?.thumbnail_url ?? null}
        first={props.first}
        seconds={playedSeconds(takes)}
        waiting={first?.plays ? undefined : 'Processing'}
        over={
          <>
            {first?.plays ? (
              <IconPlayerPlayFilled size={24} aria-hidden className={postingStyles.cardPlay} />
            ) : null}
            {isCounted ? (
              <Suspense>
                <StaffMarks group={group} answers={answers} />
              </Suspense>
            ) : hasSome ? (
              <Suspense>
                <CardMarks
                  size="card"
                  group={group}
                  talent={group.records}
                  answers={answers}
                  me={props.me}
                  isUnsent={props.isUnsent}
                />
              </Suspense>
            ) : null}
          </>
        }
        name={group.records.length > 2 ? shortName(group) : group.name}
        fullName={group.name}
        sign={
          props.isAsked && left > 0 ? (
            <span className={postingStyles.toAnswer}>
              {group.records.length > 1 ? `${left} to answer` : 'To answer'}
            </span>
          ) : null
        }
        // To staff the marks over the picture say so.
        facts={isOnlyMine || props.isStaff ? null : <AnswerTally answers={answers} />}
        onClick={() => props.onOpen(group._id)}
      >
        <span className={`${takesStyles.quiet} ${postingStyles.facts}`}>
          {roles.all === '' ? null : (
            <span title={roles.all}>
              {roles.short ? (
                <>
                  <span aria-hidden>{roles.short}</span>
                  <VisuallyHidden>{roles.all}</VisuallyHidden>
                </>
              ) : (
                roles.all
              )}
            </span>
          )}
          <span>
            {roles.all === '' ? '' : ' · '}
            {counts}
          </span>
        </span>
      </TakeCard>
      {props.isStaff ? (
        <Suspense fallback={<span className={postingStyles.givers} />}>
          <CardGivers group={group} answers={answers} isPrivate={props.isPrivate} />
        </Suspense>
      ) : null}
      {props.headshots || props.comments?.length ? (
        <Suspense fallback={props.headshots ? <span className={extrasStyles.coming} /> : null}>
          <CardExtras group={group} headshots={props.headshots} comments={props.comments} />
        </Suspense>
      ) : null}
    </li>
  )
})
