/** A value of the page that screens of several micro-frontends watch. */
export interface Store<T> {
  get(): T
  set(value: T): void
  change(next: (now: T) => T): void
  /**
   * Watchers are called after the code that made a change has finished, once for all changes of that moment.
   * @returns a function that ends the watching
   */
  subscribe(watcher: () => void): () => void
}

/**
 * Watchers are told in a microtask of their own, not inside `set`: a screen may set from an effect, React may run that
 * effect while it is about to commit another root of the page, and a watcher that makes React draw that other root at
 * that moment breaks the commit ("Cannot commit the same tree as before", React 19).
 */
export function store<T>(initial: T): Store<T> {
  let value = initial
  let due = false
  const watchers = new Set<() => void>()
  const tell = () => {
    due = false
    for (const watcher of [...watchers]) watcher()
  }
  const set = (next: T) => {
    if (Object.is(next, value)) return
    value = next
    if (due) return
    due = true
    queueMicrotask(tell)
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
