import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect } from 'chai'
import { freePort } from '../../features/peers/free-port.ts'
import { root } from '../lib/root.ts'

/** Makes a folder with the files of a clone and the uncommitted ones. */
async function freshCheckout(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-fresh-'))
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], {
    cwd: root,
    encoding: 'utf8',
  })
  const deleted = new Set(
    execFileSync('git', ['ls-files', '-d'], { cwd: root, encoding: 'utf8' }).split('\n'),
  )
  for (const file of listed.split('\n'))
    if (file && !deleted.has(file)) await cp(join(root, file), join(folder, file))
  return folder
}

describe('npm start', () => {
  let checkout: string
  let port: number

  before(async () => {
    checkout = await freshCheckout()
    port = await freePort()
  })
  after(() => rm(checkout, { recursive: true, force: true }))

  /** @param last a text of its last line. @returns its output up to that line */
  async function start(last: string): Promise<{ child: ChildProcess; printed: string[] }> {
    // Without this checkout's own tools on the path, and not inside another npm run.
    const PATH = process.env
      .PATH!.split(':')
      .filter((part) => !part.startsWith(root))
      .join(':')
    const clean = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'))
    const env = {
      ...Object.fromEntries(clean),
      PATH,
      PORT: String(port),
      CALLBOARD_DATA: join(checkout, 'data'),
    }
    const child = spawn('npm', ['start'], {
      cwd: checkout,
      env,
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
    return { child, printed }
  }

  async function stop(child: ChildProcess): Promise<void> {
    const ended = once(child, 'exit')
    process.kill(-child.pid!, 'SIGINT')
    await ended
  }

  it('installs, builds, migrates, seeds and serves from nothing but a checkout [OPS-01]', async () => {
    const { child, printed } = await start('talent@callboard.test')
    try {
      expect(printed.join('\n'))
        .to.match(/Installing packages/)
        .and.match(/Building the web app/)
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
    } finally {
      await stop(child)
    }
  })

  it('starts again without installing or seeding again [OPS-01]', async () => {
    const { child, printed } = await start('is ready')
    await stop(child)
    expect(printed.join('\n')).not.to.match(/Installing packages|Demo accounts/)
  })
})
