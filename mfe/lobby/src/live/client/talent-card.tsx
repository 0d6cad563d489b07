import { IconChevronDown, IconMovie } from '@callboard/kit/icons'
import { Badge, Face } from '@callboard/kit/labels'
import { GreaseMark } from '@callboard/kit/takes'
import { Skeleton } from '@callboard/kit/ui'
import type { Feedback } from '@callboard/posting/contract'
import { lazy, memo, Suspense, useState } from 'react'
import { saidCall } from '../../shared/call-times.ts'
import { CommentsButton } from '../feedback/comments-button.tsx'
import feedbackStyles from '../feedback/feedback.module.css'
import { FeedbackBar } from '../feedback/feedback-bar.tsx'
import { FeedbackMarks } from '../feedback/feedback-marks.tsx'
import { NewComment } from '../feedback/new-comment.tsx'
import type { TalentReactions } from '../feedback/reactions-model.ts'
import type { CardParts } from './card-parts.ts'
import clientStyles from './client.module.css'
import { type SeenRecord, saidState } from './client-model.ts'

const TalentTakes = lazy(() => import('./talent-takes.tsx'))

interface TalentCardProps {
  readonly session: string
  readonly record: SeenRecord
  /** absent while the talent is expected */
  readonly number: number | undefined
  readonly reactions: TalentReactions
  readonly can: { readonly answer: boolean; readonly reshoot: boolean } | undefined
  readonly parts: CardParts
  /** In the current group; always unfolded. */
  readonly large?: boolean
  readonly unfolded: boolean
  readonly onFold: (record: string, unfolded: boolean) => void
  readonly onAnswer: (record: string, feedback: Feedback | null) => void
}

/** A talent as a client sees them: a line with the answer as a mark; unfolded, the answer within one tap. */
export const TalentCard = memo(function TalentCard(props: TalentCardProps) {
  const { record, parts, reactions } = props
  const name = `${record.first_name} ${record.last_name}`.trim()
  const call = parts.call ? saidCall(record.actual_call) : ''
  const role = parts.role ? record.role : ''
  const state = record.deleted ? null : saidState(record, props.large === true)
  const isLarge = props.large === true
  const isWhole = isLarge || props.unfolded
  const [isWatched, setWatched] = useState(false)
  const foot = isWhole ? (
    <Foot {...props} name={name} isWatched={isWatched} onWatch={() => setWatched(!isWatched)} />
  ) : null
  return (
    <article
      className={clientStyles.card}
      aria-label={name}
      data-large={isLarge || undefined}
      data-folded={isWhole ? undefined : true}
    >
      <div className={clientStyles.cardHead}>
        {parts.photo ? (
          <span className={clientStyles.cardFace}>
            <Face of="talent" src={record.photo_url} size={isLarge ? 120 : 44} name={name} />
            <GreaseMark answer={reactions.mine ?? undefined} small={!isLarge} />
          </span>
        ) : null}
        <div className={clientStyles.cardWho}>
          <h3>
            {parts.number && props.number !== undefined ? (
              <span className={clientStyles.cardNumber}>{props.number}</span>
            ) : null}
            {isLarge ? (
              name
            ) : (
              <button
                type="button"
                className={clientStyles.cardToggle}
                aria-expanded={isWhole}
                onClick={() => props.onFold(record._id, !isWhole)}
              >
                {name}
              </button>
            )}
          </h3>
          <p className={clientStyles.cardFacts}>
            {role || call ? (
              <span className={clientStyles.cardCall}>
                {role ? <span className={clientStyles.cardRole}>{role}</span> : null}
                {call ? <span>{`${role ? ' · ' : ''}Call ${call}`}</span> : null}
              </span>
            ) : null}
            {state ? <span>{`${role || call ? ' · ' : ''}${state}`}</span> : null}
          </p>
          {record.deleted ? (
            <Badge color="gray" variant="light">
              Deleted
            </Badge>
          ) : null}
          {isLarge ? foot : null}
        </div>
        {isWhole ? null : <FeedbackMarks reactions={reactions} counts={parts.counts} />}
        {isLarge ? null : <IconChevronDown size={16} className={clientStyles.cardFold} aria-hidden />}
      </div>
      {isWhole ? <Answer {...props} name={name} /> : null}
      {isLarge ? null : foot}
      {isWatched && isWhole && mayHaveTakes(props) ? (
        <section aria-label={`Takes of ${name}`} className={clientStyles.cardTakes}>
          <Suspense fallback={<Skeleton height={200} />}>
            <TalentTakes record={record._id} />
          </Suspense>
        </section>
      ) : null}
    </article>
  )
})

const mayHaveTakes = ({ record, large }: Pick<TalentCardProps, 'record' | 'large'>) =>
  (record.auditioned || large === true) && !record.deleted

/** The answer of the reader; of who is in the room the field of a comment, too. */
function Answer(props: TalentCardProps & { readonly name: string }) {
  const { record, parts, reactions, can, name } = props
  return (
    <>
      <FeedbackBar
        name={name}
        reactions={reactions}
        reshoot={can?.reshoot ?? false}
        counts={parts.counts}
        disabled={!can?.answer || record.deleted === true}
        onAnswer={(feedback) => props.onAnswer(record._id, feedback)}
      />
      {hasField(props) ? (
        <div className={clientStyles.cardComment}>
          {can ? <NewComment record={record._id} label={`Comment on ${name}`} isLow /> : null}
        </div>
      ) : null}
    </>
  )
}

/** Its place is kept until it is known whether the project takes comments. */
const hasField = ({ record, parts, can, large }: TalentCardProps) =>
  large === true && parts.comments && !record.deleted && can?.answer !== false

/** The comments and the takes. */
function Foot(
  props: TalentCardProps & {
    readonly name: string
    readonly isWatched: boolean
    readonly onWatch: () => void
  },
) {
  const { record, parts, reactions, can, name } = props
  const hasComments = parts.comments && !record.deleted && (reactions.comments > 0 || !hasField(props))
  return (
    <div className={clientStyles.cardFoot}>
      {hasComments ? (
        <CommentsButton
          session={props.session}
          record={record._id}
          name={name}
          count={reactions.comments}
          open={can?.answer ?? false}
        />
      ) : null}
      {mayHaveTakes(props) ? (
        <button
          type="button"
          className={feedbackStyles.comments}
          aria-expanded={props.isWatched}
          aria-label={`Takes of ${name}`}
          onClick={props.onWatch}
        >
          <IconMovie size={16} aria-hidden /> Takes
        </button>
      ) : null}
    </div>
  )
}
