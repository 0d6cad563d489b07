import type { Feedback, FeedbackEntry } from '@callboard/posting/contract'

/** A talent of a group on the page. */
export interface Asked {
  readonly ref_id: string
  readonly to_user: string
}

export const isAbout = (entry: Asked, { ref_id, to_user }: Asked): boolean =>
  entry.ref_id === ref_id && entry.to_user === to_user

export const answersTo = (feedbacks: readonly FeedbackEntry[], asked: Asked): FeedbackEntry[] =>
  feedbacks.filter((entry) => isAbout(entry, asked))

export const answerOf = (
  feedbacks: readonly FeedbackEntry[],
  asked: Asked,
  person: string | undefined,
): Feedback | null =>
  feedbacks.find((entry) => isAbout(entry, asked) && entry.from_user._id === person)?.feedback ?? null

/** The answers as they will be once the server has this one; null takes it back. */
export function withAnswer(
  feedbacks: readonly FeedbackEntry[],
  asked: Asked,
  person: FeedbackEntry['from_user'],
  feedback: Feedback | null,
): FeedbackEntry[] {
  const others = feedbacks.filter((entry) => !isAbout(entry, asked) || entry.from_user._id !== person._id)
  return feedback === null ? others : [...others, { ...asked, feedback, from_user: person }]
}

/** An answer of a reviewer about a talent. */
export interface Named extends Asked {
  readonly from_user: string
}

/** Replaces the known answers of these names by the server's; those that it does not give are gone. */
export function withNamed(
  feedbacks: readonly FeedbackEntry[],
  names: readonly Named[],
  answers: readonly FeedbackEntry[],
): FeedbackEntry[] {
  const others = feedbacks.filter(
    (entry) => !names.some((name) => isAbout(entry, name) && entry.from_user._id === name.from_user),
  )
  return [...others, ...answers]
}
