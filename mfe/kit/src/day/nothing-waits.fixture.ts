import type { SessionAttention } from '@callboard/projects/contract'

/** A session in which nothing waits for staff. @param session id */
export const nothingWaits = (session: string): SessionAttention => ({
  session,
  holds: 0,
  unshared: 0,
  unshared_day: null,
  unviewed_takes: 0,
  without_time: 0,
  asked_times: 0,
  asked_day: null,
  faces: [],
  checked_in: 0,
})
