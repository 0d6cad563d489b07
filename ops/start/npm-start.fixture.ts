import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect } from 'chai'
import { root } from '../lib/root.ts'

interface Install {
  readonly checkout: string
  readonly data: string
  readonly port: number
}

export interface Started {
  readonly printed: readonly string[]
  stop(): Promise<void>
}

/** Runs `npm start` of a checkout. @param last a text of the last line that is waited for */
export async function npmStart({ checkout, data, port }: Install, last: string): Promise<Started> {
  // Without this checkout's own tools on the path, and not inside another npm run.
  const PATH = process.env
    .PATH!.split(':')
    .filter((part) => !part.startsWith(root))
    .join(':')
  const clean = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'))
  const child: ChildProcess = spawn('npm', ['start'], {
    cwd: checkout,
    env: { ...Object.fromEntries(clean), PATH, PORT: String(port), CALLBOARD_DATA: data },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const printed: string[] = []
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  createInterface({ input: child.stdout! }).on('line', (line) => {
    printed.push(line)
    if (line.includes(last)) resolve()
  })
  child.on('exit', () => reject(new Error(`npm start ended:\n${printed.join('\n')}`)))
  await promise
  return {
    printed,
    async stop() {
      const ended = once(child, 'exit')
      process.kill(-child.pid!, 'SIGINT')
      await ended
    },
  }
}

/** The line after which the people of the demo are printed. */
export const LAST_OF_DEMO = 'talent@callboard.test'

/** The product is there with its people and its pages. */
export async function expectServes({ printed }: Started, port: number): Promise<void> {
  expect(printed).to.include(`Callboard is ready at http://localhost:${port}`)
  for (const who of ['admin', 'director', 'manager', 'client', 'talent'])
    expect(printed.join('\n')).to.include(`${who}@callboard.test`)
  const at = `http://127.0.0.1:${port}`
  for (const path of ['/healthz', '/readyz', '/api/openapi.json', '/', '/mfe-manifest.json'])
    expect((await fetch(at + path, { headers: { accept: 'text/html' } })).status, path).to.equal(200)
  const signIn = await fetch(`${at}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'director@callboard.test', password: 'callboard-demo' }),
  })
  expect(await signIn.json()).to.include({ success: true })
}
