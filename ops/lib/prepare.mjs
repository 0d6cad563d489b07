// Brings a fresh checkout to the point where TypeScript runs. Plain JavaScript for the system's Node (20 or newer),
// since nothing is installed yet when it runs.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

const NEEDED_NODE = 24
/** Of the package for this system, which is locked by its digest and needs no script at its installation. */
const privateNode = join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`)
const stamp = join(root, 'node_modules/.callboard-installed')

/** Installs the locked packages unless exactly these are installed already. */
export function installPackages() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing packages (once, one to three minutes) …')
  const done = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (done.status !== 0) {
    console.error(
      'npm install failed. Check that this machine reaches the npm registry, then run the command again.',
    )
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
}

/** Path of a Node that runs TypeScript: this one when it is new enough, else the one the packages bring. */
export function nodeBinary() {
  if (Number(process.versions.node.split('.')[0]) >= NEEDED_NODE) return process.execPath
  if (existsSync(privateNode)) return privateNode
  console.error(
    `Callboard needs Node ${NEEDED_NODE}. Its packages bring one for Linux (x64, arm64); install it on other systems.`,
  )
  process.exit(1)
}

/** Environment in which `node`, and every tool started by its `#!` line, is the right Node. */
export function toolEnvironment() {
  const path = [dirname(nodeBinary()), join(root, 'node_modules/.bin'), process.env.PATH].join(':')
  // As ops/deploy/Dockerfile sets it: the C library of Linux gives freed memory back.
  const memory = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }
  return { ...memory, ...process.env, PATH: path, NX_DAEMON: 'false', NX_NO_CLOUD: 'true' }
}

/** Runs a TypeScript program in the foreground; signals reach it, its exit code becomes ours. */
export function handOver(program, args) {
  const child = spawn(nodeBinary(), [join(root, program), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: toolEnvironment(),
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}
