const waiting = new Set<string>()

/**
 * Asks at once, or at a random moment of the next `within` milliseconds, so that a thousand pages which hear the same
 * signal do not ask in the same instant. What is asked again while it waits is asked once.
 * @param name of the question
 */
export function spread(name: string, within: number, ask: () => unknown): void {
  if (within <= 0) {
    ask()
    return
  }
  if (waiting.has(name)) return
  waiting.add(name)
  setTimeout(() => {
    waiting.delete(name)
    ask()
  }, Math.random() * within)
}
