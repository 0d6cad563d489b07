import { createHmac } from 'node:crypto'
import type { Clock } from '@callboard/core'
import type { IceServers } from '@callboard/lobby'

export interface TurnSettings {
  /** `turn:` and `turns:` addresses of one coturn, or of several with the same secret. */
  readonly urls: readonly string[]
  /** coturn's `static-auth-secret`. */
  readonly secret: string
}

/**
 * Seconds that credentials are good for: a casting day. coturn asks for them when a way is opened, so a page that is
 * open for longer keeps the ways it has.
 */
const VALID = 12 * 60 * 60

/**
 * The STUN servers as they are, and TURN servers with the credentials of coturn's `use-auth-secret`: the user name is
 * the instant at which it expires, the password its HMAC.
 */
export function iceServers(stun: readonly string[], turn: TurnSettings | null, clock: Clock): IceServers {
  return {
    for(person) {
      const open = stun.map((urls) => ({ urls }))
      if (!turn) return open
      const expires = Math.floor(clock.now().getTime() / 1_000) + VALID
      const username = `${expires}:${person.replaceAll(':', '-')}`
      const credential = createHmac('sha1', turn.secret).update(username).digest('base64')
      return [...open, ...turn.urls.map((urls) => ({ urls, username, credential }))]
    },
  }
}
