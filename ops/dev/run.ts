// Runs the product while one works on it: `npm run dev`, or `npm run dev -- lobby`. The server starts again when one of
// its files has changed. The named micro-frontend is built again when one of its files has changed, for the next load of
// a page; everything else in the browser is as built at the beginning.
import { type ChildProcess, spawn } from 'node:child_process'
import { watchFile } from 'node:fs'
import { join } from 'node:path'
import { makeWebApp } from '../lib/make-web-app.ts'
import { microFrontends, publishMicroFrontend, webFolder } from '../lib/publish-web.ts'
import { root } from '../lib/root.ts'

/** Milliseconds between two looks at what webpack has built. */
const LOOK = 500

const [name] = process.argv.slice(2)
const names = [...(await microFrontends()), 'gallery']
if (name && !names.includes(name)) {
  console.error(`Say which micro-frontend you work on: ${names.join(', ')}; or none of them.`)
  process.exit(2)
}

/** Builds it at each change, with its sources in the browser's debugger, and makes each build live. */
function watchMicroFrontend(part: string): ChildProcess {
  watchFile(join(root, 'mfe', part, 'dist/callboard.json'), { interval: LOOK }, async ({ size }) => {
    // Webpack empties the folder before it writes.
    if (size === 0) return
    await publishMicroFrontend(part, webFolder)
    console.log(`${part} is built. Load the page again.`)
  })
  return spawn('npm', ['run', 'watch', '--silent', '-w', `@callboard/mfe-${part}`], {
    cwd: root,
    stdio: 'inherit',
    detached: true,
  })
}

console.log('Building the web app (what has not changed is not built again) …')
await makeWebApp()
const children = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', join(root, 'shells/studio/src/main.ts')], {
    stdio: 'inherit',
    detached: true,
  }),
  ...(name ? [watchMicroFrontend(name)] : []),
]
let isEnding = false
/** Each is the first of a process group: npm passes no signal on to webpack. */
function end(code: number): void {
  if (isEnding) return
  isEnding = true
  for (const { pid, exitCode } of children) if (pid && exitCode === null) process.kill(-pid, 'SIGTERM')
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => end(0))
for (const child of children) child.on('exit', (code) => end(code ?? 1))
