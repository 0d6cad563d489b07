/** Resolves when the condition holds; the test's own time limit ends a wait in vain. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((looked) => setTimeout(looked, 5))
}
