import { type Actor, type Authenticator, actorKey, roleOf } from '@callboard/core'
import type { RealtimeServer } from './server.ts'

const sameActor = (a: Actor, b: Actor) => actorKey(a) === actorKey(b) && roleOf(a) === roleOf(b)

/** Cuts off every socket whose token no longer says who it said at the handshake. Each token is looked up once. */
export async function checkSessions(io: RealtimeServer, authenticator: Authenticator): Promise<void> {
  const sockets = [...io.of('/').sockets.values()]
  const byToken = Map.groupBy(sockets, (socket) => socket.data.token)
  for (const [token, holders] of byToken) {
    if (token === null) continue
    const actor = await authenticator.actorOf(token)
    for (const socket of holders) {
      if (!actor || !sameActor(actor, socket.data.actor)) socket.disconnect(true)
    }
  }
}
