import { type Actor, type Authenticator, actorKey, roleOf } from '@callboard/core'
import { factsOf, type RealtimeSocket } from './server.ts'

/** Look-ups under way at once: enough for a thousand sockets a second, too few to crowd out people's requests. */
const LOOK_UPS = 8

const sameActor = (a: Actor, b: Actor) => actorKey(a) === actorKey(b) && roleOf(a) === roleOf(b)

/** Cuts off every socket whose token no longer names the actor of the handshake. Each token is looked up once. */
export async function checkSessions(
  sockets: Iterable<RealtimeSocket>,
  authenticator: Authenticator,
): Promise<void> {
  const tokens = Map.groupBy(sockets, (socket) => factsOf(socket).token).entries()
  const checkOneByOne = async () => {
    for (const [token, holders] of tokens) {
      if (token === null) continue
      const actor = await authenticator.actorOf(token)
      for (const socket of holders) {
        if (!actor || !sameActor(actor, factsOf(socket).actor)) socket.disconnect(true)
      }
    }
  }
  await Promise.all(Array.from({ length: LOOK_UPS }, checkOneByOne))
}
