import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../lib/root.ts'

const run = promisify(execFile)
const MB = 1024 ** 2

/** Prints the bytes that a package adds to a process that runs TypeScript and knows the core. */
const PROGRAM = `
  const bytes = () => (gc({ type: 'major', execution: 'sync', flavor: 'last-resort' }), process.memoryUsage.rss())
  await import('@callboard/core')
  const before = bytes()
  await import(process.argv[1])
  console.log(bytes() - before)
`

async function importCost(name: string): Promise<number> {
  const { stdout } = await run(
    process.execPath,
    ['--expose-gc', '--input-type=module', '-e', PROGRAM, name],
    { cwd: join(root, 'shells/assembly') },
  )
  return Number(stdout) / MB
}

/** Megabytes that each module and adapter costs by being imported alone, and what all of an install cost together. */
export async function importCosts(): Promise<ReadonlyMap<string, number>> {
  const folders = await Promise.all(['modules', 'adapters'].map((folder) => readdir(join(root, folder))))
  const costs = new Map<string, number>()
  for (const name of [...folders.flat().sort(), 'assembly'])
    costs.set(name, await importCost(`@callboard/${name}`))
  return costs
}
