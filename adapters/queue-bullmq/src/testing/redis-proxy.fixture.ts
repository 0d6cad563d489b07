import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Stands between a test and a Redis. */
export class RedisProxy {
  /** The Redis behind it, through this proxy. */
  readonly redisUrl: string
  readonly #server: ReturnType<typeof createServer>
  readonly #sockets = new Set<Socket>()
  #state: 'passing' | 'cut' | 'silent' = 'passing'

  private constructor(server: ReturnType<typeof createServer>) {
    this.#server = server
    this.redisUrl = `redis://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  /** @param rewrite changes what Redis answers */
  static async before(redisUrl: string, rewrite = (answer: Buffer) => answer): Promise<RedisProxy> {
    const { hostname, port } = new URL(redisUrl)
    const server = createServer((near) => {
      if (proxy.#state === 'cut') {
        near.destroy()
        return
      }
      const far = connect(Number(port), hostname)
      proxy.#pass(near, far, (data) => data)
      proxy.#pass(far, near, rewrite)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const proxy = new RedisProxy(server)
    return proxy
  }

  #pass(from: Socket, to: Socket, change: (data: Buffer) => Buffer): void {
    this.#sockets.add(from)
    from.on('data', (data) => to.write(change(data)))
    if (this.#state === 'silent') from.pause()
    from.on('error', () => {})
    from.on('close', () => {
      this.#sockets.delete(from)
      to.destroy()
    })
  }

  /** Ends all lines and takes no new ones. */
  cut(): void {
    this.#state = 'cut'
    for (const socket of this.#sockets) socket.destroy()
  }

  /** Keeps the lines and holds back everything that is said on them. */
  silence(): void {
    this.#state = 'silent'
    for (const socket of this.#sockets) socket.pause()
  }

  heal(): void {
    this.#state = 'passing'
    for (const socket of this.#sockets) socket.resume()
  }

  stop(): void {
    this.cut()
    this.#server.close()
  }
}
