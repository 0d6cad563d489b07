import type { After } from './after.ts'
import type { PeerMessage } from './peer-message.ts'

/**
 * The server cuts a page that sends more than 100 letters in a second. Four every 50 ms stay below it in a room of any
 * size, and all messages to a peer within that time go in one letter.
 */
const GATHER = 50
const AT_ONCE = 4

export interface PeerPostOptions {
  readonly send: (to: string, messages: readonly PeerMessage[]) => void
  readonly after: After
}

/** Gathers the messages to each peer; keeps the order of messages to the same peer. */
export class PeerPost {
  readonly #options: PeerPostOptions
  readonly #waiting = new Map<string, PeerMessage[]>()
  #callOff: (() => void) | undefined

  constructor(options: PeerPostOptions) {
    this.#options = options
  }

  add(to: string, message: PeerMessage): void {
    const letter = this.#waiting.get(to)
    if (letter) letter.push(message)
    else this.#waiting.set(to, [message])
    this.#callOff ??= this.#options.after(GATHER, () => this.#collect())
  }

  #collect(): void {
    const due = [...this.#waiting].slice(0, AT_ONCE)
    for (const [to, messages] of due) {
      this.#waiting.delete(to)
      this.#options.send(to, messages)
    }
    this.#callOff = this.#waiting.size > 0 ? this.#options.after(GATHER, () => this.#collect()) : undefined
  }

  /** The peer has gone. */
  forget(to: string): void {
    this.#waiting.delete(to)
  }

  /** Nothing more is sent. */
  close(): void {
    this.#callOff?.()
    this.#waiting.clear()
  }
}
