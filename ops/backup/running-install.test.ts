import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { CallboardProcess } from '../../features/peers/callboard-process.ts'
import { freePort } from '../../features/peers/free-port.ts'
import { root } from '../lib/root.ts'
import { runTool } from '../lib/run-tool.ts'
import { everything } from './small-install.fixture.ts'

interface Project {
  readonly _id: string
  readonly name: string
  readonly uri: string
}

/** Speaks to an install as its demo director. */
class Director {
  readonly #origin: string
  readonly #token: string

  constructor(origin: string, token: string) {
    this.#origin = origin
    this.#token = token
  }

  static async signIn(origin: string): Promise<Director> {
    const nobody = new Director(origin, '')
    const body = JSON.stringify({ email: 'director@callboard.test', password: 'callboard-demo' })
    const { token } = await nobody.send<{ token: string }>('/api/auth/login', 'application/json', body)
    return new Director(origin, token)
  }

  get<T>(path: string): Promise<T> {
    return this.#ask(path, {})
  }

  send<T>(path: string, type: string, body: BodyInit): Promise<T> {
    return this.#ask(path, { method: 'POST', headers: { 'content-type': type }, body })
  }

  makeProject(name: string): Promise<Project> {
    return this.send('/api/studio', 'application/json', JSON.stringify({ name, project_roles: ['Lead'] }))
  }

  async projects(): Promise<readonly Project[]> {
    const { studios } = await this.get<{ studios: Project[] }>('/api/studio/get-many?take=50')
    return studios
  }

  async #ask<T>(path: string, init: RequestInit): Promise<T> {
    const headers = { ...init.headers, ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}) }
    const reply = await fetch(this.#origin + path, { ...init, headers })
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
    return (await reply.json()) as T
  }
}

describe('backing up an install that is running', () => {
  let home: string
  let running: CallboardProcess | undefined

  before(async () => {
    home = await mkdtemp(join(tmpdir(), 'callboard-drill-'))
  })
  after(async () => {
    await running?.stop()
    await rm(home, { recursive: true, force: true })
  })

  async function start(data: string): Promise<string> {
    const port = await freePort()
    const env = {
      PORT: String(port),
      CALLBOARD_DATA: data,
      CALLBOARD_DEMO: 'beginning',
      CALLBOARD_PUBLIC_URL: `http://127.0.0.1:${port}`,
    }
    running = new CallboardProcess({ shell: 'studio', env })
    await running.start()
    return `http://127.0.0.1:${port}`
  }

  const run = (script: string, ...args: string[]) => runTool('node', [join(root, 'ops', script), ...args])

  it('gives an install that people can sign in to and find their data in, all of it [OPS-07]', async () => {
    const data = join(home, 'data')
    const origin = await start(data)
    const director = await Director.signIn(origin)
    const [demo] = await director.projects()
    const sessions = await director.get<{ _id: string }[]>(`/api/sessions/by-studio/${demo!._id}`)
    const portrait = await readFile(join(root, 'shells/studio/src/demo/portraits/ines.jpg'))
    const upload = async () => {
      const page = await director.get<{ ticket: string }>(`/api/onboard/${demo!.uri}/${sessions[0]!._id}`)
      const path = `/api/records/upload-image?ticket=${encodeURIComponent(page.ticket)}`
      return await director.send<{ url: string }>(path, 'image/jpeg', portrait)
    }
    const photo = await upload()
    await director.makeProject('Made before')

    const made: string[] = []
    let done = false
    const repeat = async (work: () => Promise<unknown>) => {
      for (let time = 0; !done && time < 40; time += 1) await work()
    }
    const make = async () => made.push((await director.makeProject(`Made meanwhile ${made.length}`)).name)
    const working = Promise.all([repeat(make), repeat(upload)])
    const backup = await run('backup.ts', '--data', data, '--to', join(home, 'kept'))
    done = true
    await working
    expect([backup.code, backup.output]).to.deep.equal([0, backup.output])
    expect(made).to.have.length.greaterThan(1)
    const folder = /Backed up \d+ files to (.+)/.exec(backup.output)![1]!

    const refused = await run('restore.ts', folder, '--data', data, '--replace')
    expect([refused.code, refused.output]).to.deep.equal([1, refused.output])
    expect(refused.output).to.include('A Callboard is running')
    await running!.stop()

    const restored = join(home, 'restored')
    const restoring = await run('restore.ts', folder, '--data', restored)
    expect([restoring.code, restoring.output]).to.deep.equal([0, restoring.output])
    const { 'manifest.json': _, 'manifest.json.sha256': __, ...backedUp } = await everything(folder)
    expect(await everything(restored)).to.deep.equal(backedUp)

    const newOrigin = await start(restored)
    const again = await Director.signIn(newOrigin)
    const names = (await again.projects()).map(({ name }) => name)
    expect(names).to.include.members([demo!.name, 'Made before'])
    // Signed by the install that was backed up: the secret came along with the file.
    const { pathname, search } = new URL(photo.url, origin)
    const picture = await fetch(newOrigin + pathname + search)
    expect([picture.status, picture.headers.get('content-type')]).to.deep.equal([200, 'image/jpeg'])
  })
})
