import { Actor, type Authenticator } from '@callboard/core'
import { tokenOf } from './handshake.ts'
import { learnFacts, type RealtimeServer } from './server.ts'

/**
 * Finds the actor of a socket at the handshake. An unknown token is refused; the secret of a token stays in this
 * process.
 */
export function authenticate(io: RealtimeServer, authenticator: Authenticator): void {
  io.use(async (socket, next) => {
    const { handshake } = socket
    try {
      const shown = tokenOf(handshake.auth, handshake.headers.cookie)
      const actor = shown && (await authenticator.actorOf(shown.token))
      if (shown && !actor && !shown.isCookie) return next(new Error('unauthenticated'))
      learnFacts(socket, {
        token: actor ? shown.token : null,
        actor: actor ?? Actor.anonymous,
        rooms: new Map(),
      })
      // Other processes that ask for the connected sockets are sent the handshake, too.
      Object.assign(handshake, { auth: {}, headers: {}, query: {}, url: '' })
      next()
    } catch {
      next(new Error('unavailable'))
    }
  })
}
