/** @param isLast whether no newer task of the same key is waiting */
type Task = (isLast: () => boolean) => Promise<void>

/**
 * Runs tasks of the same key one after the other, so that the last choice of a person is the last the server hears.
 */
export function inOrder(): (key: string, task: Task) => Promise<void> {
  const tails = new Map<string, Promise<void>>()
  return (key, task) => {
    const before = tails.get(key) ?? Promise.resolve()
    const mine: Promise<void> = before
      .catch(() => {})
      .then(() => task(() => tails.get(key) === mine))
      .finally(() => {
        if (tails.get(key) === mine) tails.delete(key)
      })
    tails.set(key, mine)
    return mine
  }
}
