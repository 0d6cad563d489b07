import type { Clock, Sealer } from './ports.ts'

const DIGITS = 6

/** @param mark a text that nobody else can make @returns six digits that follow from it */
export function codeOfMark(mark: string): string {
  let value = 0
  for (const letter of mark) value = (value * 257 + letter.charCodeAt(0)) % 999_999_937
  return String(value % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** Codes that prove a mailbox or a phone. They need no table: only this install can make them. */
export class AddressCodes {
  readonly #needs: { readonly sealer: Sealer; readonly clock: Clock }
  readonly #purpose: string
  readonly #windowMs: number

  /**
   * @param purpose of the codes: those of another one are other codes
   * @param minutes for which a code is good, at least; at most twice as long
   */
  constructor(needs: { readonly sealer: Sealer; readonly clock: Clock }, purpose: string, minutes: number) {
    this.#needs = needs
    this.#purpose = purpose
    this.#windowMs = minutes * 60_000
  }

  /** @param about the address and whatever the code is for */
  now(about: string): string {
    return this.#code(about, this.#window())
  }

  /** The code of this window of time or of the one before it. */
  isRight(about: string, code: string): boolean {
    const window = this.#window()
    return [window, window - 1].some((one) => this.#code(about, one) === code)
  }

  #window(): number {
    return Math.floor(this.#needs.clock.now().getTime() / this.#windowMs)
  }

  #code(about: string, window: number): string {
    return codeOfMark(this.#needs.sealer.mark(this.#purpose, `${about} ${window}`))
  }
}
