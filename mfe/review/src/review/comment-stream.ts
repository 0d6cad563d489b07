import type { PickComment } from '@callboard/posting/contract'
import type { ReviewGroup, TakeCommentView, VideoView } from '@callboard/review/contract'
import { placeWords } from '../answers/answer-words.ts'
import { shortTakeName } from '../takes/short-take-name.ts'

/** What a reply is about: the talent, on a page or in the live room. */
export type ReplyTo = Pick<PickComment, 'record' | 'page' | 'copy'>

/** A comment with where it was written. */
export interface PlacedComment extends Pick<PickComment, '_id' | 'from_user' | 'created_at' | 'content'> {
  readonly tag: string
  /** Where it points. */
  readonly video: string | null
  readonly second: number | null
  /** Undefined: it is about a take, which the field below is for. */
  readonly talent: ReplyTo | undefined
  readonly canDelete: boolean
}

interface OpenGroup {
  /** In the player; undefined: none. */
  readonly take: string | undefined
  /** Those that can be opened, which are all but those put away. */
  readonly takes: readonly Pick<VideoView, '_id'>[]
  readonly group: {
    readonly records: readonly unknown[]
    readonly videos: readonly Pick<VideoView, '_id' | 'name' | 'talent_name'>[]
  }
}

/** Where a comment on a take was written; the moment that leads to it names another one. */
function takeWords({ take, takes, group }: OpenGroup, video: string): string {
  if (video === take) return 'on this take'
  const putAway = group.videos.find(({ _id }) => _id === video)
  if (takes.some(({ _id }) => _id === video) || !putAway) return 'on another take'
  return `on ${shortTakeName(putAway, group.records.length < 2)}`
}

/**
 * What staff wrote about the takes of a group, and what everybody wrote about its talent on posting pages and in the live
 * room, oldest first.
 */
export const commentStream = (
  open: OpenGroup,
  onTakes: readonly TakeCommentView[],
  onTalent: readonly PickComment[],
): PlacedComment[] =>
  [
    ...onTakes.map(({ comment, can, ...one }) => ({
      ...one,
      content: comment,
      tag: takeWords(open, one.video),
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
