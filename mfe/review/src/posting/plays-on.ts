import { type PostingShown, type PostingVideo, talentIn } from './posting-groups.ts'

/** Whom keys and buttons answer as a take opens: who was answered before it, where the take shows them. */
export function answeredIn(
  group: PostingShown['group'],
  take: PostingVideo,
  before?: string,
): string | undefined {
  const inTake = talentIn(group, take)
  return (inTake.find(({ _id }) => _id === before) ?? inTake[0])?._id
}

/**
 * Whether the next take of a group plays by itself. The answers go to whoever is in the take that plays: it must not turn
 * them to another talent before those of the take at hand have an answer of the reader, nor to anybody but the one to whom
 * the way on leads. While a comment is written, the take that it is about stays.
 */
export function playsOn(
  group: PostingShown['group'],
  now: {
    readonly take: PostingVideo
    readonly active: string | undefined
    readonly isWriting: boolean
    /** To whom the way on leads; undefined: nowhere. */
    readonly wayOn: { readonly group: string; readonly talent: string } | undefined
  },
  next: PostingVideo,
  isAnswered: (talent: string) => boolean,
): boolean {
  if (now.isWriting) return false
  const to = answeredIn(group, next, now.active)
  if (to === now.active) return true
  if (now.wayOn?.group !== group._id || now.wayOn.talent !== to) return false
  const asked = [now.active, ...talentIn(group, now.take).map(({ _id }) => _id)]
  return asked.every((talent) => talent === undefined || isAnswered(talent))
}

/** Milliseconds in which a reader sees to whom the answers are about to turn by themselves, and can have them stay. */
export const TURN_AFTER = 3_000

/** Milliseconds after a turn in which a press was meant for the talent before. */
const LATE_PRESS = 400

/** @param turned when the answers turned to another talent by themselves, in milliseconds; undefined: they did not */
export const isLatePress = (turned: number | undefined, now: number): boolean =>
  turned !== undefined && now - turned < LATE_PRESS
