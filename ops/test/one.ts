// Runs some tests: `npm run t -- review-keys`, `-- check-in.feature`, `-- LOB-14`. See CONTRIBUTING.md.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Peers, startPeers } from '../../features/peers/peers.ts'
import { makeWebApp } from '../lib/make-web-app.ts'
import { root } from '../lib/root.ts'
import { installSystemPackages } from '../lib/system-packages.ts'
import { type Chosen, chosenTests, needsServers, needsWeb } from './chosen-tests.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Browsers are shown, and the features are driven in one. */
    headed: { type: 'boolean', default: false },
    /** Browsers take a pause between two steps. */
    slow: { type: 'boolean', default: false },
    /** Playwright keeps a trace of each page. */
    trace: { type: 'boolean', default: false },
    /** The tests wait for a debugger before they begin. */
    inspect: { type: 'boolean', default: false },
    /** Stores and use cases run on MariaDB as well. */
    mariadb: { type: 'boolean', default: false },
  },
})

function chosenOrExit(): Chosen[] {
  try {
    if (positionals.length === 0) throw new Error('Say a test file, a suite, a feature or a requirement.')
    return positionals.map(chosenTests)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(2)
  }
}

const run = (args: readonly string[]): boolean =>
  spawnSync(process.execPath, [...(values.inspect ? ['--inspect-brk'] : []), ...args], {
    cwd: root,
    stdio: 'inherit',
  }).status === 0

/** @returns whether all is well */
function runChosen({ files, features, requirement = '' }: Chosen): boolean {
  const titles = `${values.mariadb ? '' : '^(?!.*on MariaDB)'}.*${requirement}`
  const timeout = values.inspect ? '0' : '600000'
  const tests = ['node_modules/mocha/bin/mocha.js', '--grep', titles, '--timeout', timeout, ...files]
  const tags = requirement ? ['--tags', `@${requirement}`] : []
  const driver = values.headed ? 'ui' : 'http'
  const scenarios = ['features/run.ts', driver, 'embedded', ...tags, ...features]
  return [files.length === 0 || run(tests), features.length === 0 || run(scenarios)].every(Boolean)
}

const chosen = chosenOrExit()
const files = chosen.flatMap((one) => one.files)
const isInBrowser = needsWeb(files) || (values.headed && chosen.some(({ features }) => features.length > 0))
const isWithServers = values.mariadb || needsServers(files)
process.env.NODE_COMPILE_CACHE ??= join(root, '.callboard/compile-cache')
if (values.headed) process.env.CALLBOARD_HEADED = 'true'
if (values.slow) process.env.CALLBOARD_SLOW = 'true'
if (values.trace) process.env.CALLBOARD_TRACE = join(root, '.callboard/traces')

if (isInBrowser || isWithServers) await installSystemPackages()
if (isInBrowser) await makeWebApp()
let peers: Peers | undefined
let isGood = false
try {
  if (isWithServers) {
    peers = await startPeers()
    Object.assign(process.env, peers.env)
  }
  isGood = chosen.map(runChosen).every(Boolean)
} finally {
  await peers?.stop()
}
process.exit(isGood ? 0 : 1)
