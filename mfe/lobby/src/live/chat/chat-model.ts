import type { ReplyOf } from '@callboard/core/http-contract'
import type { ChatMessageView, listChat } from '@callboard/lobby/contract'

/** Messages in the order in which they were sent, without a gap up to the newest. */
export interface ChatModel {
  readonly messages: readonly ChatMessageView[]
  /** There are earlier ones. */
  readonly hasMore: boolean
}

type Page = ReplyOf<typeof listChat>

const joined = (...parts: readonly (readonly ChatMessageView[])[]): readonly ChatMessageView[] => {
  const byId = new Map(parts.flat().map((message) => [message._id, message]))
  return [...byId.values()].sort((a, b) => (a._id < b._id ? -1 : 1))
}

/** The newest page again: earlier messages stay only when it reaches back to them, so that no gap is hidden. */
export function fromPage(before: ChatModel | undefined, { messages, has_more }: Page): ChatModel {
  const last = before?.messages.at(-1)
  const reaches = last && messages.some(({ _id }) => _id <= last._id)
  if (!before || (has_more && !reaches)) return { messages, hasMore: has_more }
  const oldest = messages[0]?._id
  const earlier = before.messages.filter(({ _id }) => oldest === undefined || _id < oldest)
  return {
    messages: joined(before.messages, messages),
    hasMore: earlier.length > 0 ? before.hasMore : has_more,
  }
}

export const withMessage = (now: ChatModel, message: ChatMessageView): ChatModel => ({
  ...now,
  messages: joined(now.messages, [message]),
})

export const withOlder = (now: ChatModel, { messages, has_more }: Page): ChatModel => ({
  messages: joined(messages, now.messages),
  hasMore: has_more,
})

/** How many messages of others came after the last one read. */
export const unreadOf = ({ messages }: ChatModel, readUpTo: string, me: string | undefined): number =>
  messages.filter(({ _id, from_user }) => _id > readUpTo && from_user._id !== me).length

export type Word = { readonly text: string; readonly href?: string }

const ADDRESS = /https?:\/\/[^\s<>"']+/g
/** Marks that end a sentence, not an address. */
const TAIL = /[.,;:!?)\]]+$/

/** Plain text in parts; addresses of the web become links. */
export function linked(text: string): Word[] {
  const words: Word[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const href = found.replace(TAIL, '')
    if (!URL.canParse(href)) continue
    if (index > from) words.push({ text: text.slice(from, index) })
    words.push({ text: href, href })
    from = index + href.length
  }
  if (from < text.length) words.push({ text: text.slice(from) })
  return words
}
