import type { PickCallback } from '@callboard/posting/contract'

const REPLY_WORDS = { confirmed: 'Confirmed', other_time: 'Asks for another time' } as const

/** What came of the time of a callback. */
export function replyWords({ reply, lost }: Pick<PickCallback, 'reply' | 'lost'>): string {
  if (lost === 'talent') return 'Cannot come'
  if (lost) return 'Cancelled'
  return reply ? REPLY_WORDS[reply] : 'No reply yet'
}
