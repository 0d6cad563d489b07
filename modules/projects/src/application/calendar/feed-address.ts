import type { SecretBox } from '@callboard/core'
import { type ReplyOf, requestOf } from '@callboard/core/http-contract'
import { type getCalendarFeed, readCalendarFeed } from '../../contract/index.ts'
import type { CalendarFeed } from '../ports/index.ts'

/** The secret opens only beside the account that it was made for. */
const contextOf = (userId: string): string => `calendar-feed:${userId}`

export const lockedSecret = (box: SecretBox, userId: string, secret: string): string =>
  box.lock(secret, contextOf(userId))

/** @returns null when the secret of the install has changed since: a new address can be made */
export function unlockedSecret(box: SecretBox, { userId, locked }: CalendarFeed): string | null {
  try {
    return box.unlock(locked, contextOf(userId))
  } catch {
    return null
  }
}

/** The addresses of a feed, for http and for programs that know `webcal`. */
export function feedAddress(publicUrl: string, secret: string | null): ReplyOf<typeof getCalendarFeed> {
  if (secret === null) return { address: null, webcal: null }
  const address = publicUrl + requestOf(readCalendarFeed, { secret }).address
  return { address, webcal: address.replace(/^https?:/, 'webcal:') }
}
