import type { CaptchaChallenge } from '@callboard/accounts/contract'

/** What the server asks of this form. */
export type Asked =
  | { readonly challenge: CaptchaChallenge }
  /** Google's box, which the person ticks. */
  | { readonly siteKey: string }

interface Solved {
  readonly answer: string
  /** Milliseconds since 1970. */
  readonly until: number
}

/** On the way to the server it should still be good. */
const MARGIN_MS = 10_000

/**
 * The bot check of one open form. The work begins with the form and is ready when the person sends; an answer that is no
 * longer good is made anew.
 */
export class OwnCheck {
  readonly #ask: () => Promise<Asked>
  readonly #solve: (challenge: CaptchaChallenge) => Promise<string>
  readonly #onSiteKey: (siteKey: string) => void
  #under: Promise<Solved | undefined> | undefined
  /** The answer that took the place of a refused one. */
  #second: string | undefined

  constructor(
    ask: () => Promise<Asked>,
    solve: (challenge: CaptchaChallenge) => Promise<string>,
    onSiteKey: (siteKey: string) => void,
  ) {
    this.#ask = ask
    this.#solve = solve
    this.#onSiteKey = onSiteKey
  }

  /** Does nothing while there is an answer, or one under way. */
  begin(): void {
    this.#under ??= this.#work()
  }

  /** @returns undefined when there is none: the server then says what is missing, or the line is down for it as well */
  async answer(): Promise<string | undefined> {
    this.begin()
    const solved = await this.#under
    if (solved && Date.now() < solved.until - MARGIN_MS) return solved.answer
    this.forget()
    this.begin()
    return (await this.#under)?.answer
  }

  /**
   * A fresh answer in place of one that the server has refused.
   * @returns undefined when the refused one was fresh already: it is not the answer that is wrong
   */
  async instead(refused: string | undefined): Promise<string | undefined> {
    if (refused !== undefined && refused === this.#second) return undefined
    this.forget()
    this.#second = await this.answer()
    return this.#second
  }

  /** It is used. */
  forget(): void {
    this.#under = undefined
  }

  async #work(): Promise<Solved | undefined> {
    try {
      const asked = await this.#ask()
      if ('siteKey' in asked) {
        this.#onSiteKey(asked.siteKey)
        return undefined
      }
      const { challenge } = asked
      return { answer: await this.#solve(challenge), until: challenge.parameters.expiresAt * 1_000 }
    } catch {
      return undefined
    }
  }
}
