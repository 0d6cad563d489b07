/** The environment of a process, read name by name. Faults are gathered, so that a start names all of them at once. */
export class Environment {
  readonly #values: Readonly<Record<string, string | undefined>>
  readonly #faults: string[] = []

  constructor(values: Readonly<Record<string, string | undefined>>) {
    this.#values = values
  }

  /** An empty value counts as absent. */
  text(name: string): string | null {
    return this.#values[name] || null
  }

  required(name: string, why: string): string {
    return this.text(name) ?? this.#fault(`${name} is missing: ${why}`, '')
  }

  oneOf(name: string, fallback: string, choices: readonly string[]): string {
    const given = this.text(name) ?? fallback
    if (choices.includes(given)) return given
    return this.#fault(`${name} must be one of ${choices.join(', ')}, not "${given}".`, fallback)
  }

  wholeNumber(name: string, fallback: number, most: number, least = 0): number {
    const given = this.text(name)
    if (given === null) return fallback
    const value = Number(given)
    if (Number.isInteger(value) && value >= least && value <= most) return value
    return this.#fault(`${name} must be a whole number from ${least} to ${most}, not "${given}".`, fallback)
  }

  flag(name: string, fallback: boolean): boolean {
    const given = this.text(name)
    if (given === null) return fallback
    if (given === 'true' || given === 'false') return given === 'true'
    return this.#fault(`${name} must be true or false, not "${given}".`, fallback)
  }

  /** The origin of an http or https address. */
  origin(name: string, fallback: string): string {
    const given = this.text(name) ?? fallback
    if (URL.canParse(given) && /^https?:/.test(given)) return new URL(given).origin
    return this.#fault(`${name} must be an address like https://callboard.example, not "${given}".`, '')
  }

  /** Comma-separated. */
  list(name: string): readonly string[] {
    return (this.text(name) ?? '').split(',').filter(Boolean)
  }

  /**
   * Settings that only make sense together: none of them, or all.
   * @returns null when none is given
   */
  together<const Names extends readonly string[]>(...names: Names): Record<Names[number], string> | null {
    const given = names.filter((name) => this.text(name) !== null)
    if (given.length === 0) return null
    for (const name of names)
      if (!given.includes(name)) this.#fault(`${name} is missing: it belongs to ${given[0]}.`, '')
    return Object.fromEntries(names.map((name) => [name, this.text(name) ?? ''])) as Record<
      Names[number],
      string
    >
  }

  /** Adds a fault that only the reader of several values can see. @returns the fallback */
  fault<T>(text: string, fallback: T): T {
    return this.#fault(text, fallback)
  }

  #fault<T>(text: string, fallback: T): T {
    this.#faults.push(text)
    return fallback
  }

  /** @throws Error with every fault found so far, a line each */
  refuseFaults(): void {
    if (this.#faults.length > 0) throw new Error(this.#faults.join('\n'))
  }
}
