import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const root = join(import.meta.dirname, '../..')

/** The product as `npm start` serves it, on a free loopback port with its data in a temporary folder. */
export interface RunningProduct {
  readonly origin: string
  /** @throws Error with the log lines when the server had a fault of its own (a 5xx) since the last call */
  expectNoServerFault(): void
  /** SIGKILL, then the same install again at the same address. */
  killAndRestart(): Promise<void>
  stop(): Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

interface Started {
  readonly child: ChildProcess
  /** Lines that tell of a fault of the server, since the last look. */
  takeFaults(): string[]
}

/** @throws Error with what it printed when it ends before it serves */
async function start(port: number, data: string, settings: NodeJS.ProcessEnv): Promise<Started> {
  const child = spawn(process.execPath, [join(root, 'shells/studio/src/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      CALLBOARD_DATA: data,
      CALLBOARD_PUBLIC_URL: `http://127.0.0.1:${port}`,
      CALLBOARD_LOG: 'info',
      CALLBOARD_CHECK_REPLIES: 'true',
      ...settings,
    },
  })
  let faults: string[] = []
  const printed: string[] = []
  const served = Promise.withResolvers<void>()
  createInterface({ input: child.stdout }).on('line', (line) => {
    printed.push(line)
    if (/"status":5\d\d|"level":(50|60)/.test(line)) faults.push(line)
    if (line.includes('Callboard is ready')) served.resolve()
  })
  child.on('exit', () => served.reject(new Error(`The product ended:\n${printed.join('\n')}`)))
  await served.promise
  return {
    child,
    takeFaults() {
      const found = faults
      faults = []
      return found
    },
  }
}

/** @param settings environment beside the defaults of a test install */
export async function startProduct(settings: NodeJS.ProcessEnv = {}): Promise<RunningProduct> {
  const data = await mkdtemp(join(tmpdir(), 'callboard-features-'))
  const port = await freePort()
  let running = await start(port, data, settings)
  return {
    origin: `http://127.0.0.1:${port}`,
    expectNoServerFault() {
      const faults = running.takeFaults()
      if (faults.length > 0) throw new Error(`The server had faults:\n${faults.join('\n')}`)
    },
    async killAndRestart() {
      running.child.kill('SIGKILL')
      await ended(running.child)
      running = await start(port, data, settings)
    },
    async stop() {
      running.child.kill('SIGTERM')
      await ended(running.child)
      await rm(data, { recursive: true, force: true })
    },
  }
}
