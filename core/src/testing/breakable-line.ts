import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

type Rewrite = (answer: Buffer) => Buffer

interface Trap {
  readonly words: string
  readonly when: 'before' | 'after'
}

/** Answers that never come: to `words`, on connections that have said one of `first` before. */
interface Loss {
  readonly first: readonly string[]
  readonly words: string
  /** Called once for each connection on which the server has answered. */
  answered(): void
}

/** Progress of a connection through the bytes that a loss waits for. */
type Progress = 'nothing' | 'first' | 'all' | 'answered'

/** A TCP line between a client and a server that a test can cut, make silent and mend. */
export class BreakableLine {
  readonly #target: URL
  readonly #rewrite: Rewrite
  readonly #server = createServer((near) => this.#join(near))
  readonly #nearEnds = new Set<Socket>()
  readonly #farEnds = new Set<Socket>()
  #port = 0
  #state: 'open' | 'holding back' | 'losing' = 'open'
  #held: (() => void)[] = []
  #trap: Trap | null = null
  #loss: Loss | null = null

  private constructor(target: string, rewrite: Rewrite) {
    this.#target = new URL(target)
    this.#rewrite = rewrite
  }

  /**
   * @param target where the server listens, with a host and a port: `redis://127.0.0.1:6379`
   * @param rewrite changes the server's answers; default: unchanged
   */
  static async to(target: string, rewrite: Rewrite = (answer) => answer): Promise<BreakableLine> {
    const line = new BreakableLine(target, rewrite)
    await line.restore()
    return line
  }

  /** The target's address, as a client reaches it by this line; the same before and after a cut. */
  get address(): string {
    const address = new URL(this.#target)
    address.hostname = '127.0.0.1'
    address.port = String(this.#port)
    return address.href
  }

  /** How many connections the clients have open. */
  get connections(): number {
    return this.#nearEnds.size
  }

  /** Ends every connection and refuses new ones. */
  async cut(): Promise<void> {
    this.#state = 'open'
    this.#held = []
    if (!this.#server.listening) return
    const closed = once(this.#server, 'close')
    this.#server.close()
    for (const socket of [...this.#nearEnds, ...this.#farEnds]) socket.destroy()
    await closed
  }

  /** Keeps and takes connections, and holds back everything that is said on them, also that one has ended. */
  holdBack(): void {
    this.#state = 'holding back'
  }

  /** Keeps and takes connections, and loses everything that is said on them. */
  lose(): void {
    this.#state = 'losing'
  }

  /** Ends the connection on which the words are sent, once: before the server gets them or after, its answer lost. */
  cutAt(words: string, when: 'before' | 'after'): void {
    this.#trap = { words, when }
  }

  /**
   * Keeps from the client the server's answer to `words`, on each connection that has said one of `first` before.
   * @returns resolves when the server has answered on so many connections, which wait for ever
   */
  loseAnswers(count: number, first: readonly string[], words: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    let left = count
    const answered = () => {
      left -= 1
      if (left === 0) resolve()
    }
    this.#loss = { first, words, answered }
    return promise
  }

  /** Lets everything through again, beginning with the bytes that were held back. */
  async restore(): Promise<void> {
    this.#state = 'open'
    this.#loss = null
    for (const pass of this.#held.splice(0)) pass()
    if (this.#server.listening) return
    this.#server.listen(this.#port, '127.0.0.1')
    await once(this.#server, 'listening')
    this.#port = (this.#server.address() as AddressInfo).port
  }

  /** Leaves nothing open, also after a cut. */
  stop(): Promise<void> {
    return this.cut()
  }

  #join(near: Socket): void {
    const far = connect(Number(this.#target.port), this.#target.hostname)
    let progress: Progress = 'nothing'
    this.#tie(near, far, this.#nearEnds, (said) => {
      const loss = this.#loss
      if (progress === 'first' && loss && said.includes(loss.words)) progress = 'all'
      if (progress === 'nothing' && loss && loss.first.some((words) => said.includes(words)))
        progress = 'first'
      this.#ask(near, far, said)
    })
    this.#tie(far, near, this.#farEnds, (said) => {
      if (progress === 'all') {
        progress = 'answered'
        this.#loss?.answered()
      }
      if (progress !== 'answered') give(far, near, this.#rewrite(said))
    })
  }

  #tie(from: Socket, to: Socket, ends: Set<Socket>, hear: (said: Buffer) => void): void {
    ends.add(from)
    from.on('data', (said) => {
      if (this.#state !== 'losing') this.#passOrHold(() => hear(said))
    })
    from.on('error', () => {})
    from.on('close', () => {
      ends.delete(from)
      this.#passOrHold(() => to.destroySoon())
    })
  }

  #passOrHold(pass: () => void): void {
    if (this.#state === 'holding back') this.#held.push(pass)
    else pass()
  }

  #ask(near: Socket, far: Socket, said: Buffer): void {
    const trap = this.#trap
    if (!trap || !said.includes(trap.words)) {
      give(near, far, said)
      return
    }
    this.#trap = null
    if (trap.when === 'before') near.resetAndDestroy()
    else {
      // Its answer says that the server has done it.
      far.prependOnceListener('data', () => near.resetAndDestroy())
      give(near, far, said)
    }
  }
}

/** Reads no faster than the other end takes it. */
function give(from: Socket, to: Socket, said: Buffer): void {
  if (!to.writable || to.write(said)) return
  from.pause()
  to.once('drain', () => from.resume())
}
