import type { Chance } from './chance.ts'

/** A process of the product, or a server that it works with. */
interface Victim {
  stop(signal: NodeJS.Signals): Promise<void>
  start(): Promise<void>
}

/** Others go on, so that each kill meets work. */
const MOST_DOWN = 2

/** Kills one of its victims after a random number of steps of a test, and starts it again as a supervisor would. */
export class Killer {
  readonly #chance: Chance
  readonly #victims: ReadonlyMap<string, Victim>
  readonly #most: number
  readonly killed: string[] = []
  #left: number
  readonly #down = new Map<string, Promise<void>>()

  /** @param most steps between two kills */
  constructor(chance: Chance, victims: ReadonlyMap<string, Victim>, most: number) {
    this.#chance = chance
    this.#victims = victims
    this.#most = most
    this.#left = chance.within(1, most)
  }

  /** A step of the test begins; a kill falls into it. */
  readonly step = (): void => {
    this.#left -= 1
    const alive = [...this.#victims].filter(([name]) => !this.#down.has(name))
    if (this.#left > 0 || this.#down.size >= MOST_DOWN) return
    this.#left = this.#chance.within(1, this.#most)
    const [name, victim] = this.#chance.of(alive)
    this.killed.push(name)
    this.#down.set(
      name,
      this.#kill(victim).finally(() => this.#down.delete(name)),
    )
  }

  async #kill(victim: Victim): Promise<void> {
    await victim.stop('SIGKILL')
    await victim.start()
  }

  /** Resolves when all of them run. */
  async rest(): Promise<void> {
    this.#left = Number.POSITIVE_INFINITY
    await Promise.all(this.#down.values())
  }
}
