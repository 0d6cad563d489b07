// Runs the checks: `node ops/test/run.ts`, only the quick ones with `--quick`, or the soaks with `--soak`.
// See checks.ts for the lists.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { type Peers, startPeers } from '../../features/peers/peers.ts'
import { root } from '../lib/root.ts'
import { runTool } from '../lib/run-tool.ts'
import { installSystemPackages } from '../lib/system-packages.ts'
import { type Check, LONG_CHECKS, LONGEST_TEST, QUICK_CHECKS, SOAKS } from './checks.ts'
import { countTests } from './count-tests.ts'
import { runChecks } from './run-checks.ts'
import { Watch } from './watch.ts'
import { whatFailed } from './what-failed.ts'

/** They keep two cores busy: a check is a browser and a product, or waits for its peers. */
const AT_ONCE = 2
/** Milliseconds in which a check prints something: more than a test may take, so that only a hanging check is silent. */
const LONGEST_SILENCE = 2 * LONGEST_TEST
/** Milliseconds between two lines about what runs: who ends a run that is too long for them sees where it was. */
const NEWS = 600_000

/** Rounds of a soak for each round of `npm test`. */
const SOAK = '5'

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, soak: { type: 'boolean', default: false } },
})
const logs = join(root, '.callboard/test-logs')
const failures: string[] = []
const total = { passed: 0, failed: 0 }
const running = new Set<Watch>()

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => stop.abort(`the run got ${signal}.`))

async function run(check: Check): Promise<void> {
  if (stop.signal.aborted) return
  const watch = new Watch(check.name, LONGEST_SILENCE)
  running.add(watch)
  const result = await runTool(check.command, check.args, {
    cwd: root,
    signal: AbortSignal.any([stop.signal, watch.signal]),
    hear: (output) => watch.hear(output),
  })
  watch.end()
  running.delete(watch)
  const output = stripVTControlCharacters(result.output)
  const counted = countTests(output)
  total.passed += counted.passed
  total.failed += counted.failed
  const good = result.code === 0
  const log = join(logs, `${check.name.replaceAll(/\W+/g, '-')}.log`)
  writeFileSync(log, output)
  console.log(`${good ? 'ok  ' : 'FAIL'} ${check.name} (${result.seconds.toFixed(1)} s)`)
  if (good) return
  failures.push(check.name)
  console.log(`${whatFailed(output)}\nAll it printed: ${relative(root, log)}`)
}

async function runAll(): Promise<void> {
  if (values.quick) return await runChecks(QUICK_CHECKS, AT_ONCE, run)
  installSystemPackages()
  if (values.soak) process.env.CALLBOARD_SOAK = SOAK
  let peers: Peers | undefined
  try {
    peers = await startPeers()
    Object.assign(process.env, peers.env)
    await runChecks(values.soak ? SOAKS : [...QUICK_CHECKS, ...LONG_CHECKS], AT_ONCE, run)
  } finally {
    await peers?.stop()
  }
}

// The tests start several hundred servers and workers; each would strip and compile the same files anew.
process.env.NODE_COMPILE_CACHE ??= join(root, '.callboard/compile-cache')

const began = performance.now()
setInterval(() => {
  for (const watch of running) console.log(`…    ${watch}`)
}, NEWS).unref()
mkdirSync(logs, { recursive: true })
await runAll()
if (failures.length > 0) console.log(`Failed: ${failures.join(', ')}`)
console.log(`It took ${((performance.now() - began) / 1000).toFixed(0)} s.`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(failures.length > 0 || stop.signal.aborted ? 1 : 0)
