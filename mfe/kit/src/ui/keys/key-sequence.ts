/** Milliseconds within which the second key of a sequence comes. */
const SECOND_KEY_MS = 1_500

/** Remembers the key before, so that two of them can mean one thing. */
export class KeySequence {
  #first: { readonly name: string; readonly at: number } | undefined

  /** @param at milliseconds @returns what the press may be called, a sequence first */
  press(name: string, at: number): readonly string[] {
    const first = this.#first
    this.#first = { name, at }
    return first && at - first.at <= SECOND_KEY_MS ? [`${first.name} ${name}`, name] : [name]
  }

  /** The press was a meaning of its own: it begins no sequence. */
  end(): void {
    this.#first = undefined
  }
}
