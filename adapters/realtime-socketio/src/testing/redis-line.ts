import { connect, createServer, type Server, type Socket } from 'node:net'
import { peerAddress } from '@callboard/core/testing'

/** Stands between a process and Redis, and can be cut or go silent. */
export class RedisLine {
  readonly #sockets = new Set<Socket>()
  #server: Server | null = null
  #port = 0
  /** Connections stay, but nothing passes and nothing is kept. */
  isSilent = false

  get url(): string {
    return `redis://127.0.0.1:${this.#port}`
  }

  async open(): Promise<void> {
    const target = new URL(peerAddress('CALLBOARD_TEST_REDIS'))
    const server = createServer((near) => {
      const far = connect(Number(target.port), target.hostname)
      this.#pass(near, far)
      this.#pass(far, near)
    })
    const { promise, resolve } = Promise.withResolvers<void>()
    server.listen(this.#port, '127.0.0.1', resolve)
    await promise
    this.#server = server
    this.#port = (server.address() as { port: number }).port
  }

  #pass(from: Socket, to: Socket): void {
    this.#sockets.add(from)
    from.on('data', (bytes) => this.isSilent || to.write(bytes))
    from.on('error', () => {})
    from.on('close', () => {
      this.#sockets.delete(from)
      to.destroy()
    })
  }

  async cut(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#server?.close(() => resolve())
    for (const socket of this.#sockets) socket.destroy()
    await promise
  }
}
