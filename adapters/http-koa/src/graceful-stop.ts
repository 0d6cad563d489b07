import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const DEFAULT_SECONDS = 25

/**
 * Watches a server, so that it can be stopped without cutting a request. Call it before the server listens.
 * @returns stops it: takes no new connections, closes those that wait for nothing, lets running requests end and says
 *   `Connection: close` in their replies; whatever is left after `seconds` (default 25) is cut. Connections that were
 *   upgraded to sockets count as well: close them first. The answer is the number of requests that were cut.
 */
export function gracefulStop(server: Server): (seconds?: number) => Promise<number> {
  const sockets = new Set<Socket>()
  const running = new Set<ServerResponse>()
  let stopping = false

  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.prependListener('request', (_request, response) => {
    running.add(response)
    if (stopping) response.shouldKeepAlive = false
    response.once('close', () => {
      running.delete(response)
      // Its reply may have promised before the stop to keep the connection.
      if (stopping) setImmediate(() => server.closeIdleConnections())
    })
  })

  return async (seconds = DEFAULT_SECONDS) => {
    stopping = true
    let cut = 0
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    for (const response of running) response.shouldKeepAlive = false
    // Browsers open connections ahead of need; Node does not count them as idle before their first request.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    const timer = setTimeout(() => {
      cut = running.size
      for (const socket of sockets) socket.destroy()
    }, seconds * 1000)
    await closed
    clearTimeout(timer)
    return cut
  }
}
