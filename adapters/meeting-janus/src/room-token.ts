import type { Sealer } from '@callboard/core'
import type { MeetingRequest } from '@callboard/lobby'

/** Milliseconds in which a ticket lets in. A page that shows it later, as the media server comes back, gets another one. */
const VALID = 10 * 60 * 1_000

const PURPOSE = 'janus-room'

/** The rights of one person in one room. */
export interface RoomRights {
  readonly publishes: boolean
  readonly meets: readonly string[]
}

export const roomId = ({ room, sessionId }: Pick<MeetingRequest, 'room' | 'sessionId'>) =>
  `${room}.${sessionId}`

/** The token of a ticket: it names one room and one person, and only this install can make it. */
export function sealRights(sealer: Sealer, request: MeetingRequest, now: Date): string {
  const { person, publishes, meets } = request
  const claim = { room: roomId(request), person, publishes: String(publishes), meets: meets.join(' ') }
  return sealer.seal(PURPOSE, claim, new Date(now.getTime() + VALID))
}

/** @returns null for a token that is forged, has expired, or is of another person or room */
export function openRights(
  sealer: Sealer,
  token: string,
  { room, person }: { readonly room: string; readonly person: string },
): RoomRights | null {
  const claim = sealer.open(PURPOSE, token)
  if (claim?.room !== room || claim.person !== person) return null
  return { publishes: claim.publishes === 'true', meets: (claim.meets ?? '').split(' ') }
}
