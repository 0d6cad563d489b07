/** A value of the page that screens of several micro-frontends watch. */
export interface Store<T> {
  get(): T
  set(value: T): void
  change(next: (now: T) => T): void
  /** @returns a function that ends the watching */
  subscribe(watcher: () => void): () => void
}

export function store<T>(initial: T): Store<T> {
  let value = initial
  const watchers = new Set<() => void>()
  const set = (next: T) => {
    if (Object.is(next, value)) return
    value = next
    for (const watcher of [...watchers]) watcher()
  }
  return {
    get: () => value,
    set,
    change: (next) => set(next(value)),
    subscribe: (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
  }
}
