import type { ReplyTo } from './comment-stream.ts'

export const takeDraft = (take: string) => `take-comment:${take}`

export const replyDraft = ({ record, page }: ReplyTo) => `reply:${page?._id ?? 'room'}:${record}`

/** What unsent words of an open group are about: a take, or a talent who is replied to. */
export type DraftPlace =
  | { readonly take: string; readonly reply?: undefined }
  | { readonly take?: undefined; readonly reply: ReplyTo }

/**
 * Where words of the group wait unsent; undefined: nowhere.
 * @param take in the player, whose words come first
 * @param isKept whether there is a draft of that name
 */
export function draftPlace(
  take: string,
  takes: readonly { readonly _id: string }[],
  stream: readonly { readonly talent: ReplyTo | undefined }[],
  isKept: (draft: string) => boolean,
): DraftPlace | undefined {
  if (isKept(takeDraft(take))) return { take }
  const reply = stream.find(({ talent }) => talent && isKept(replyDraft(talent)))?.talent
  if (reply) return { reply }
  const other = takes.find(({ _id }) => isKept(takeDraft(_id)))
  return other && { take: other._id }
}
