import { EventEmitter, once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A line to a server that a test can cut and mend, or on which nothing comes through. Emits `end` for each call that ends. */
export class Line extends EventEmitter {
  readonly #target: URL
  readonly #server = createServer((socket) => this.#join(socket))
  readonly #sockets = new Set<Socket>()
  #port = 0
  /** Calls are taken but never answered. */
  silent = false

  constructor(target: string) {
    super()
    this.#target = new URL(target)
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  get calls(): number {
    return this.#sockets.size
  }

  /** Listens, the second time at the same port. */
  async mend(): Promise<void> {
    this.#server.listen(this.#port, '127.0.0.1')
    await once(this.#server, 'listening')
    this.#port = (this.#server.address() as AddressInfo).port
  }

  async cut(): Promise<void> {
    const closed = once(this.#server, 'close')
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
    await closed
  }

  #join(near: Socket): void {
    this.#sockets.add(near)
    near.on('error', () => {})
    near.once('close', () => {
      this.#sockets.delete(near)
      this.emit('end')
    })
    if (this.silent) return
    const far = connect(Number(this.#target.port), this.#target.hostname)
    far.on('error', () => near.destroy())
    far.once('close', () => near.destroy())
    near.once('close', () => far.destroy())
    near.pipe(far).pipe(near)
  }
}
