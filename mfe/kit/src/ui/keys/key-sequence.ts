/** Milliseconds within which the second key of a sequence comes. */
const SECOND_KEY_MS = 1_500

/** Remembers the key before, so that two of them can mean one thing. */
export function keySequence() {
  let first = ''
  let since = 0
  return {
    /** @param at milliseconds @returns what the press may be called, a sequence first */
    press(name: string, at: number): readonly string[] {
      const both = first && at - since <= SECOND_KEY_MS ? [`${first} ${name}`, name] : [name]
      first = name
      since = at
      return both
    },
    /** The press was a meaning of its own: it begins no sequence. */
    end(): void {
      first = ''
    },
  }
}
