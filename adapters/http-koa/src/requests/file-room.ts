import { DomainError, gate } from '@callboard/core'

/** Takes memory for the bytes that are read. @throws DomainError unavailable when there is no more of it */
export type Claim = (bytes: number) => void

/** Files of one network at work at once: all their work passes through few places, where others wait, too. */
const AT_WORK = 4

/**
 * Limit on the files that are on their way or at work in this process at once. A network may hold half of it, so that
 * it cannot keep all others from sending theirs.
 */
export class FileRoom {
  #free: number
  readonly #share: number
  readonly #heldBy = new Map<string, number>()
  readonly #lines = new Map<string, { readonly inTurn: ReturnType<typeof gate>; files: number }>()

  /** @param bytes for all of them together */
  constructor(bytes: number) {
    this.#free = bytes
    this.#share = bytes / 2
  }

  /** Runs work for a network that may claim memory; it is free again when the work has ended. */
  async lend<T>(network: string, work: (claim: Claim) => Promise<T>): Promise<T> {
    let claimed = 0
    try {
      return await work((bytes) => {
        if (bytes > this.#free || this.#held(network) + bytes > this.#share) {
          const message = 'Too many files are being sent at once. Please try again in a moment.'
          throw new DomainError('unavailable', 'busy', message)
        }
        this.#hold(network, bytes)
        claimed += bytes
      })
    } finally {
      if (claimed > 0) this.#hold(network, -claimed)
    }
  }

  /** Runs work on a file that is here when it is its turn among those of its network. */
  async inTurn<T>(network: string, work: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(network) ?? { inTurn: gate(AT_WORK), files: 0 }
    this.#lines.set(network, line)
    line.files += 1
    try {
      return await line.inTurn(work)
    } finally {
      line.files -= 1
      if (line.files === 0) this.#lines.delete(network)
    }
  }

  #held(network: string): number {
    return this.#heldBy.get(network) ?? 0
  }

  #hold(network: string, bytes: number): void {
    this.#free -= bytes
    const held = this.#held(network) + bytes
    if (held === 0) this.#heldBy.delete(network)
    else this.#heldBy.set(network, held)
  }
}
