// Runs the test files that it reads from its standard input, one after another: the process of a `TestWorker`. What they
// share (a product, a browser, a migrated database) goes on from file to file and is stopped at the end of the input.
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import Mocha, { type Hook, type Test } from 'mocha'
import { endShared } from '../../core/src/testing/at-end.ts'
import { root } from '../lib/root.ts'
import type { TestFile } from './task.ts'
import { END_OF_FILE, type FileResult, LONGEST_TEST } from './test-worker.ts'

const { EVENT_TEST_PASS, EVENT_TEST_FAIL, EVENT_TEST_PENDING } = Mocha.Runner.constants

async function runFile({ file, grep, invert }: TestFile): Promise<FileResult> {
  const mocha = new Mocha({ timeout: LONGEST_TEST, reporter: 'spec', color: false })
  if (grep) mocha.grep(grep)
  if (invert) mocha.invert()
  mocha.addFile(join(root, file))
  await mocha.loadFilesAsync()
  const { promise, resolve } = Promise.withResolvers<void>()
  const faults: string[] = []
  let [passed, passedOver, failed] = [0, 0, 0]
  const runner = mocha.run(() => resolve())
  runner.on(EVENT_TEST_PASS, () => {
    passed += 1
  })
  runner.on(EVENT_TEST_PENDING, () => {
    passedOver += 1
  })
  runner.on(EVENT_TEST_FAIL, (one: Test | Hook) => {
    if (one.type === 'test') failed += 1
    faults.push(one.fullTitle())
  })
  await promise
  // The listeners of its runner would pass every unhandled rejection on to those of the next ones, and they back.
  mocha.dispose()
  const notRun = runner.total - passed - passedOver - failed
  if (notRun > 0) faults.push(`${notRun} of its tests were not run`)
  if (runner.total === 0 && !grep) faults.push('it has no test')
  return { passed, failed: failed + notRun, faults }
}

function cannotLoad(error: unknown): FileResult {
  console.error(error)
  return { passed: 0, failed: 1, faults: ['it cannot be loaded'] }
}

for await (const line of createInterface({ input: process.stdin })) {
  const result = await runFile(JSON.parse(line) as TestFile).catch(cannotLoad)
  process.stdout.write(`\n${END_OF_FILE}${JSON.stringify(result)}\n`)
}
await endShared()
// A process or a server that a failed test left open would keep this one from its end.
process.exit(0)
