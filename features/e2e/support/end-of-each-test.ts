import { folderOfFailed, keptIn } from '../../support/failed-test.ts'

/** Writes what explains a failure into the folder. */
type Keep = (folder: string) => Promise<unknown>

interface EndOfTest {
  /** @throws Error of a fault that has to fail the test in which it happened */
  check(): void
  readonly keep: Keep
}

/** Of the test that runs. */
const keepers = new Set<Keep>()
const kept = new WeakSet<Mocha.Test>()

/** Keeps all that there is of the test, once. @returns words about the place */
async function keepOnce(test: Mocha.Test): Promise<readonly string[]> {
  if (kept.has(test)) return []
  kept.add(test)
  const folder = await folderOfFailed(test.file ?? '', test.fullTitle())
  // A page that has crashed gives no picture, and must not hide why the test failed.
  for (const keep of keepers)
    await (async () => await keep(folder))().catch((fault: unknown) => console.error(fault))
  return [keptIn(folder)]
}

/**
 * Checks at the end of each test of a `describe`, which calls this at its beginning, and keeps what explains a failure.
 * The check is a part of the test itself: Mocha runs no further test of a file in which a hook such as `afterEach` has
 * failed.
 */
export function atEndOfEachTest({ check, keep }: EndOfTest): void {
  let isDone = false

  beforeEach(function () {
    const test = this.currentTest!
    const run = test.fn as Mocha.AsyncFunc
    keepers.add(keep)
    isDone = false
    test.fn = async function (this: Mocha.Context) {
      const faults: Error[] = []
      const note = (fault: Error) => void faults.push(fault)
      await (async () => await run.call(this))().catch(note)
      // Mocha has gone on already, to its next test.
      if (test.timedOut) return
      if (!test.isPending()) await (async () => check())().catch(note)
      isDone = true
      const [first, ...others] = faults
      if (first && !test.isPending()) {
        const words = [first, ...others].map(({ message }) => message)
        first.message = [...words, ...(await keepOnce(test))].join('\n')
      }
      if (first) throw first
    }
  })
  // A test that has timed out, or whose `beforeEach` has failed, does not come to its end.
  afterEach(async function () {
    if (!isDone) for (const words of await keepOnce(this.currentTest!)) console.error(words)
    keepers.delete(keep)
    isDone = false
  })
}
