// Runs the tests: `node ops/test/run.ts`, only the quick ones with `--quick`, or the soaks with `--soak`.
// See task-lists.ts for the lists.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Peers, startPeers } from '../../features/peers/peers.ts'
import { SEEDED_DATA, seedData } from '../../features/peers/seeded-data.ts'
import { root } from '../lib/root.ts'
import { installSystemPackages } from '../lib/system-packages.ts'
import { keepDurations, longestFirst } from './durations.ts'
import { Lane } from './lane.ts'
import { Report } from './report.ts'
import { runTasks } from './run-tasks.ts'
import type { Step } from './task.ts'
import { allTasks, quickTasks, soakTasks } from './task-lists.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** They keep two cores busy: two leave a fifth of them idle, as a test often waits for its servers and its pages. */
const LANES = 3
/** Milliseconds of a whole run: more than a busy machine needs. */
const LONGEST_RUN = 3_600_000
/** Milliseconds between two lines about what runs. */
const NEWS = 300_000
/** Rounds of a soak for each round of `npm test`. */
const SOAK = '5'

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, soak: { type: 'boolean', default: false } },
})

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => stop.abort(`the run got ${signal}`))
if (!values.soak)
  setTimeout(() => stop.abort(`the run took ${LONGEST_RUN / 60_000} minutes`), LONGEST_RUN).unref()

const temporary = temporaryFolder()
process.env.TMPDIR = temporary.folder
process.once('exit', temporary.remove)

let peers: Peers | undefined
const servers: Step = {
  name: 'servers and seeded data',
  isFact: true,
  async step() {
    await installSystemPackages()
    peers = await startPeers()
    Object.assign(process.env, peers.env)
    const data = join(temporary.folder, 'seeded-data')
    await seedData(data)
    process.env[SEEDED_DATA] = data
  },
}

// The tests start several hundred servers and workers; each would strip and compile the same files anew.
process.env.NODE_COMPILE_CACHE ??= join(root, '.callboard/compile-cache')
if (values.soak) Object.assign(process.env, { CALLBOARD_SOAK: SOAK, CALLBOARD_DIALOGS: '1' })
else process.env.CALLBOARD_SHORT = 'true'

const tasks = values.quick ? quickTasks() : longestFirst(values.soak ? soakTasks(servers) : allTasks(servers))
const lanes = Array.from({ length: LANES }, () => new Lane(stop.signal))
const report = new Report(tasks, join(root, '.callboard/test-logs'), console.log)
setInterval(() => {
  for (const lane of lanes) console.log(`…    ${lane}`)
}, NEWS).unref()
try {
  await runTasks(tasks, lanes, (task, outcome, seconds) => {
    report.done(task, outcome, seconds)
    return !stop.signal.aborted && !(task.isFact && outcome.failed > 0)
  })
  for (const lane of lanes) report.ended(await lane.end())
  if (report.isRepeatable && !stop.signal.aborted)
    for (const task of report.failedTests) {
      const lane = new Lane(stop.signal)
      report.again(task, await lane.run(task))
      await lane.end()
    }
} finally {
  await peers?.stop()
}
keepDurations(report.durations)
process.exit(report.summary(stop.signal.aborted ? String(stop.signal.reason) : undefined) ? 0 : 1)
