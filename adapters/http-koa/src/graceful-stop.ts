import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'

const DEFAULT_SECONDS = 25
const FIRST_REQUEST_MS = 500

export interface GracefulStop {
  /**
   * From now on replies say `Connection: close`, while all requests are still answered: a balancer gives up the
   * connections that it keeps before they are closed under a request it is just sending.
   */
  announce(): void
  /**
   * Takes no new connections, closes those that wait for nothing and lets running requests end; requests left after
   * `seconds` (default 25) are cut. Connections that were upgraded to sockets count as well: close them first.
   * @returns the number of requests that were cut
   */
  end(seconds?: number): Promise<number>
}

/** Watches an HTTP or HTTPS server, so that it can be stopped without cutting a request. Call it before it listens. */
export function gracefulStop(server: Server): GracefulStop {
  // An entry for each request would be slower: a map that is changed all the time leaves its old selves to the garbage
  // collector, each with the requests of its moment.
  const latest = new Map<Socket, ServerResponse | null>()
  let running = 0
  let isAnnounced = false
  let isEnding = false

  const watch = (socket: Socket) => {
    latest.set(socket, null)
    socket.once('close', () => latest.delete(socket))
  }
  server.on('connection', watch)
  // Requests of HTTPS come by a socket of their own, which does not count the bytes of the handshake.
  server.on('secureConnection', watch)
  server.prependListener('request', ({ socket }, response) => {
    running += 1
    latest.set(socket, response)
    if (isAnnounced) response.shouldKeepAlive = false
    response.once('close', () => {
      running -= 1
      if (latest.get(socket) === response) latest.set(socket, null)
      // Its reply may have promised before the stop to keep the connection.
      if (isEnding) setImmediate(() => server.closeIdleConnections())
    })
  })

  const announce = () => {
    isAnnounced = true
    for (const response of latest.values()) if (response) response.shouldKeepAlive = false
  }

  const end = async (seconds = DEFAULT_SECONDS) => {
    announce()
    // Pending connections are accepted in this turn of the event loop; those still in the queue when the server closes
    // are refused.
    await nextTurn()
    isEnding = true
    let cut = 0
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    // Browsers open connections ahead of need; Node does not count them as idle before their first request. One whose
    // request is on its way gets the time to bring it.
    const patience = setTimeout(() => {
      for (const socket of latest.keys()) if (socket.bytesRead === 0) socket.destroy()
    }, FIRST_REQUEST_MS)
    const timer = setTimeout(() => {
      cut = running
      for (const socket of latest.keys()) socket.destroy()
    }, seconds * 1000)
    await closed
    clearTimeout(timer)
    clearTimeout(patience)
    return cut
  }

  return { announce, end }
}
