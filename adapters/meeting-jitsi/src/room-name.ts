import { createHmac } from 'node:crypto'
import type { MeetingRequest } from '@callboard/lobby'

/** Hexadecimal digits: 128 bits. Jitsi makes room names small letters. */
const LENGTH = 32

/**
 * The name of a room on the Jitsi server: the same each time, and not to be guessed from the session. The text signed
 * here has line ends in it, which no token has, so that neither can stand for the other.
 */
export function roomName(
  { sessionId, room }: Pick<MeetingRequest, 'sessionId' | 'room'>,
  secret: Uint8Array,
) {
  const name = createHmac('sha256', secret).update(`meeting room\n${room}\n${sessionId}`).digest('hex')
  return name.slice(0, LENGTH)
}
