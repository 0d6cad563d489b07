import type { Feedback, RecordFeedback, Reviewer, SessionReactions } from '@callboard/posting/contract'

type Answered = Pick<RecordFeedback, 'record' | 'from_user'> & { readonly feedback: Feedback | null }

function withAnswer(now: SessionReactions, { record, from_user, feedback }: Answered): SessionReactions {
  const others = now.feedbacks.filter(
    (entry) => entry.record !== record || entry.from_user._id !== from_user._id,
  )
  return {
    ...now,
    feedbacks: feedback === null ? others : [...others, { record, feedback, from_user }],
  }
}

/** The reader's own answer, which their own room and their own actions tell. */
export const withOwnAnswer = (
  now: SessionReactions,
  me: Reviewer,
  { record, feedback }: { readonly record: string; readonly feedback: Feedback | null },
): SessionReactions => withAnswer(now, { record, feedback, from_user: me })

/** The public part of another's answer. What is said there of the reader's own leaves out what they hide. */
export const withPublicAnswer = (
  now: SessionReactions,
  me: string | undefined,
  answered: Answered,
): SessionReactions => (answered.from_user._id === me ? now : withAnswer(now, answered))

interface PublicAnswers {
  readonly from_user: string
  readonly feedbacks: readonly RecordFeedback[]
  readonly continued?: boolean
}

/** Another's answers, all of those that are public from now on; many come in several signals. */
export function withPublicAnswers(
  now: SessionReactions,
  me: string | undefined,
  { from_user, feedbacks, continued = false }: PublicAnswers,
): SessionReactions {
  if (from_user === me) return now
  if (continued) return feedbacks.reduce(withAnswer, now)
  const others = now.feedbacks.filter((entry) => entry.from_user._id !== from_user)
  return { ...now, feedbacks: [...others, ...feedbacks] }
}

export const withCommentCount = (
  now: SessionReactions,
  { record, count }: SessionReactions['comments'][number],
): SessionReactions => ({
  ...now,
  comments: [...now.comments.filter((entry) => entry.record !== record), { record, count }],
})

export type Counts = Readonly<Record<Feedback, number>>

/** What is known of one talent. */
export interface TalentReactions {
  readonly counts: Counts
  readonly mine: Feedback | null
  readonly comments: number
}

const NO_COUNTS: Counts = { yes: 0, no: 0, maybe: 0, reshoot: 0 }
export const NO_REACTIONS: TalentReactions = { counts: NO_COUNTS, mine: null, comments: 0 }

/** By talent; a talent without any is not in it. */
export function byTalent(
  { feedbacks, comments }: SessionReactions,
  me: string | undefined,
): ReadonlyMap<string, TalentReactions> {
  const found = new Map<string, TalentReactions>()
  for (const { record, feedback, from_user } of feedbacks) {
    const now = found.get(record) ?? NO_REACTIONS
    found.set(record, {
      ...now,
      counts: { ...now.counts, [feedback]: now.counts[feedback] + 1 },
      mine: from_user._id === me ? feedback : now.mine,
    })
  }
  for (const { record, count } of comments)
    found.set(record, { ...(found.get(record) ?? NO_REACTIONS), comments: count })
  return found
}
