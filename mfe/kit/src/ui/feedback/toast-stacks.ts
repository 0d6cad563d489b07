interface Stacked {
  readonly id: string
  /** Name of its stack; undefined: it stands alone. */
  readonly stack?: string | undefined
}

/** Toasts by the place that they stand in: of a stack the newest is seen, and those below it as it leaves. */
export class ToastStacks<Toast extends Stacked> {
  /** By place, that with the newest toast last. */
  readonly #places = new Map<string, readonly Toast[]>()

  /** Puts a toast on top of its stack, or in the place of the one with its id. @returns its place */
  add(toast: Toast): string {
    const place = toast.stack ?? toast.id
    const below = (this.#places.get(place) ?? []).filter(({ id }) => id !== toast.id)
    this.#places.delete(place)
    this.#places.set(place, [...below, toast])
    return place
  }

  /** Takes one out of its stack. @returns its place; undefined: there is none */
  remove(id: string): string | undefined {
    for (const [place, toasts] of this.#places) {
      const rest = toasts.filter((toast) => toast.id !== id)
      if (rest.length === toasts.length) continue
      if (rest.length > 0) this.#places.set(place, rest)
      else this.#places.delete(place)
      return place
    }
    return undefined
  }

  /** The whole stack has left the page. */
  clear(place: string): void {
    this.#places.delete(place)
  }

  /** What is seen in a place. */
  top(place: string): Toast | undefined {
    return this.#places.get(place)?.at(-1)
  }

  /** The newest of those that are seen. */
  newest(fits: (toast: Toast) => boolean): Toast | undefined {
    return [...this.#places.values()].flatMap((toasts) => toasts.slice(-1)).findLast(fits)
  }
}
