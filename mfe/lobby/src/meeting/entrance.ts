/** Runs the joins of a page in turn, over all its rooms: the next one begins when the one before has been answered. */
export class JoinTurn {
  #before: Promise<unknown> = Promise.resolve()

  take<T>(join: () => Promise<T>): Promise<T> {
    const joined = this.#before.then(join)
    this.#before = joined.catch(() => {})
    return joined
  }
}

/** The way into one room: the server knows one visit of a page in it. */
export class Entrance {
  readonly #turn: JoinTurn
  #latest: object | undefined

  constructor(turn = new JoinTurn()) {
    this.#turn = turn
  }

  enter<T>(visit: object, join: () => Promise<T>): Promise<T> {
    return this.#turn.take(() => {
      this.#latest = visit
      return join()
    })
  }

  /** True while no later visit has begun. */
  isLatest(visit: object): boolean {
    return this.#latest === visit
  }
}

/** The entrances of a page: one for each room, with the joins of all of them in turn. */
export function entrances(): (room: string) => Entrance {
  const turn = new JoinTurn()
  const known = new Map<string, Entrance>()
  return (room) => {
    const entrance = known.get(room) ?? new Entrance(turn)
    known.set(room, entrance)
    return entrance
  }
}
