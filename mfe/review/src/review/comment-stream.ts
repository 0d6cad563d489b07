import type { PickComment } from '@callboard/posting/contract'
import type { ReviewGroup, TakeCommentView } from '@callboard/review/contract'
import { placeWords } from '../answers/answer-words.ts'

/** What a reply is about: the talent, on a page or in the live room. */
export type ReplyTo = Pick<PickComment, 'record' | 'page' | 'copy'>

/** A comment with where it was written. */
export interface PlacedComment extends Pick<PickComment, '_id' | 'from_user' | 'created_at' | 'content'> {
  readonly tag: string
  /** Where it points. */
  readonly video: string | null
  readonly second: number | null
  /** Undefined: it is about the take, which the field below is for. */
  readonly talent: ReplyTo | undefined
  readonly canDelete: boolean
}

/**
 * What staff wrote about a take, and what everybody wrote about the talent of its group on posting pages and in the live
 * room, oldest first.
 */
export const commentStream = (
  take: string,
  onTake: readonly TakeCommentView[],
  onTalent: readonly PickComment[],
): PlacedComment[] =>
  [
    ...onTake.map(({ comment, can, ...one }) => ({
      ...one,
      content: comment,
      tag: 'on this take',
      video: take,
      talent: undefined,
      canDelete: can.delete,
    })),
    ...onTalent.map(({ record, page, copy, can, ...one }) => ({
      ...one,
      tag: placeWords(page),
      talent: { record, page, copy },
      canDelete: can.delete,
    })),
  ].sort((one, other) => Date.parse(one.created_at) - Date.parse(other.created_at))

/** Whom of several talent a comment is about. */
export function aboutWords({ records }: ReviewGroup, record: string): string | undefined {
  const talent = records.find(({ _id }) => _id === record)
  return records.length > 1 && talent ? `about ${talent.first_name} ${talent.last_name}`.trim() : undefined
}
