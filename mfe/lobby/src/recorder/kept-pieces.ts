import type { PieceProof } from './take-server.ts'
import type { TakeStore } from './take-store.ts'

/** How often pieces that cannot be read are tried again before the take goes without them. */
const CHANCES = 5

export interface ReadPiece {
  readonly bytes: Blob
  readonly proof: PieceProof
}

/** The pieces of one take on this device, as its upload sees them. */
export class KeptPieces {
  readonly #take: string
  readonly #store: TakeStore
  readonly #sha256: (bytes: Blob) => Promise<string>
  readonly #confirmed = new Set<number>()
  readonly #unreadable = new Set<number>()
  #chances = 0

  constructor(take: string, store: TakeStore, sha256: (bytes: Blob) => Promise<string>) {
    this.#take = take
    this.#store = store
    this.#sha256 = sha256
  }

  /** @returns numbers of the pieces that the server has not confirmed; it rejects while the storage is away */
  async unconfirmed(): Promise<readonly number[]> {
    return (await this.#store.numbers(this.#take)).filter((number) => !this.#confirmed.has(number))
  }

  /** True until a read of the piece has failed. */
  readonly isReadable = (number: number): boolean => !this.#unreadable.has(number)

  /** @returns undefined for a piece that cannot be read, which is then put aside */
  async read(number: number): Promise<ReadPiece | undefined> {
    try {
      const bytes = await this.#store.piece(this.#take, number)
      if (bytes) return { bytes, proof: { size: bytes.size, sha256: await this.#sha256(bytes) } }
    } catch {
      // The file behind it is damaged, or the storage is away for a moment: which one, the next chances tell.
    }
    this.#unreadable.add(number)
    return undefined
  }

  /** @returns which chance the pieces that were put aside now get; undefined when there are none, or no chance is left */
  nextChance(): number | undefined {
    if (this.#unreadable.size === 0 || this.#chances === CHANCES) return undefined
    this.#unreadable.clear()
    this.#chances += 1
    return this.#chances
  }

  /** The server has the piece. */
  async forget(number: number): Promise<void> {
    this.#confirmed.add(number)
    // A piece that the storage does not delete now is deleted with the take.
    await this.#store.forgetPiece(this.#take, number).catch(() => {})
  }

  /** The server has the take; pieces that it never got stay here. */
  async forgetTake(): Promise<void> {
    if (this.#unreadable.size > 0) return
    // A take that stays is found by the next page, and told to be finished.
    await this.#store.forgetTake(this.#take).catch(() => {})
  }
}
