import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { startPeers } from '../../features/peers/peers.ts'
import { buildWeb } from '../lib/build-web.ts'
import { publishAll, webFolder } from '../lib/publish-web.ts'
import { root } from '../lib/root.ts'
import { runTool } from '../lib/run-tool.ts'
import { installSystemPackages } from '../lib/system-packages.ts'
import { type Check, FEATURES, STATIC_CHECKS, UNIT_TESTS } from './checks.ts'
import { countTests } from './count-tests.ts'
import { whatFailed } from './what-failed.ts'

/** Seconds. A suite that leaves something open must not keep everything waiting. */
const LONGEST_CHECK = 1_500

const logs = join(root, '.callboard/test-logs')
mkdirSync(logs, { recursive: true })

const failures: string[] = []
const total = { passed: 0, failed: 0 }

async function run(check: Check): Promise<void> {
  const result = await runTool(check.command, check.args, { cwd: root, limit: LONGEST_CHECK })
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

async function build(): Promise<void> {
  const began = performance.now()
  await buildWeb()
  await publishAll(webFolder)
  console.log(`ok   web build (${((performance.now() - began) / 1000).toFixed(1)} s)`)
}

installSystemPackages()
const peers = await startPeers()
Object.assign(process.env, peers.env)
await Promise.all([...STATIC_CHECKS.map(run), build()])
await Promise.all(UNIT_TESTS.map(run))
for (const check of FEATURES) await run(check)
await peers.stop()

if (failures.length > 0) console.log(`Failed: ${failures.join(', ')}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(failures.length > 0 ? 1 : 0)
