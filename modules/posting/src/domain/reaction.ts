import { type PrivacyMode, visibleTo } from '../contract/privacy-rules.ts'

export type FeedbackValue = 'yes' | 'no' | 'maybe' | 'reshoot'

/** The group of a place in a session: a talent is answered there whatever their group. */
export const IN_SESSION = ''

/** The talent that reviewers answer and comment, in a session or on a posting page. */
export interface Place {
  /** Of the session or the posting page. */
  readonly placeId: string
  /** Of the page; `IN_SESSION` in a session. */
  readonly groupId: string
  /** The name that the place has for the talent. */
  readonly recordId: string
}

export const isInSession = ({ groupId }: Pick<Place, 'groupId'>): boolean => groupId === IN_SESSION

/** A reviewer's opinion: an account, or the recipient of a link. */
export interface Feedback extends Place {
  readonly userId: string
  readonly value: FeedbackValue
  readonly givenAt: Date
}

/** The one answer of a reviewer at a place. */
export type FeedbackKey = Omit<Feedback, 'value' | 'givenAt'>

/** A reviewer has no answer any more since then. */
export interface TakenBack extends FeedbackKey {
  readonly takenBackAt: Date
}

export interface Comment extends Place {
  readonly id: string
  readonly userId: string
  /** Plain text. */
  readonly content: string
  /** The take of the group that it points into; null: none. */
  readonly videoId: string | null
  /** Of that take. */
  readonly second: number | null
  readonly createdAt: Date
}

/** A person's wish to hide their answers, in one session or on one page. */
export interface PrivacyWish {
  readonly placeId: string
  readonly userId: string
  readonly mode: PrivacyMode
}

/** Each person's wish counts in the place that it was made for: a page, or a session's live room. */
export function visibleFeedbacks(
  readerId: string | null,
  feedbacks: readonly Feedback[],
  wishes: readonly PrivacyWish[],
): readonly Feedback[] {
  const wishesOf = Map.groupBy(wishes, ({ placeId }) => placeId)
  return [...Map.groupBy(feedbacks, ({ placeId }) => placeId)].flatMap(([place, given]) => {
    const modes = new Map(wishesOf.get(place)?.map(({ userId, mode }) => [userId, mode]))
    return visibleTo(readerId, given, modes)
  })
}

/**
 * How many others answered and keep picks private. One whose answers all show counts as well: else the number would tell
 * of an answer that is not a yes.
 * @param isHidden whether the reviewer of an answer keeps picks private in its place
 */
export const privateReviewers = (
  readerId: string | null,
  feedbacks: readonly Feedback[],
  isHidden: (feedback: Feedback) => boolean,
): number =>
  new Set(feedbacks.filter((one) => one.userId !== readerId && isHidden(one)).map(({ userId }) => userId))
    .size
