/** More than a busy day shows; the oldest make room. */
const MOST = 10_000

interface Kept {
  /** When it was signed, in milliseconds. */
  readonly from: number
  readonly address: string
}

/** Signed addresses of this process, each until one that was signed later is asked for. */
export class KeptAddresses {
  readonly #kept = new Map<string, Kept>()

  /** @param sign makes the address signed at `from` when it is not here */
  get(name: string, from: number, sign: () => string): string {
    const kept = this.#kept.get(name)
    if (kept?.from === from) return kept.address
    const address = sign()
    this.#kept.delete(name)
    const [oldest] = this.#kept.keys()
    if (oldest !== undefined && this.#kept.size >= MOST) this.#kept.delete(oldest)
    this.#kept.set(name, { from, address })
    return address
  }
}
