import { readdir } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { beginFileSync, type CheckSync, type SetSync, type SyncState } from '@callboard/review/contract'
import { HelperFault, wordsFor } from './faults.ts'
import { sessionFolder } from './places.ts'
import { callServer } from './server-call.ts'
import { OWN_FOLDER } from './session-folder.ts'
import { giveBack, SessionSync } from './session-sync.ts'

const NOT_SYNCING: SyncState = {
  syncing: false,
  step: null,
  files: 0,
  of: 0,
  folder: null,
  fault: null,
}
const MEMORY = /^session-([A-Za-z0-9_-]{1,64})\.json$/

const isSamePerson = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** The sessions that this computer keeps in step. */
export class Syncs {
  readonly #root: string
  readonly #every: number
  readonly #syncs = new Map<string, SessionSync>()
  /** Starts and stops of one session come one after the other. */
  readonly #lines = new Map<string, Promise<unknown>>()

  /** @param root absolute path. @param every milliseconds between two looks at a session */
  constructor(root: string, every: number) {
    this.#root = root
    this.#every = every
  }

  /** Goes on with what an earlier run was asked for. */
  async resume(): Promise<void> {
    for (const name of await readdir(join(this.#root, OWN_FOLDER))) {
      const session = MEMORY.exec(name)?.[1]
      const sync = session ? await SessionSync.kept(this.#place(session)) : null
      if (!session || !sync) continue
      this.#syncs.set(session, sync)
      sync.start()
    }
  }

  check({ email, session_id }: CheckSync): SyncState {
    const sync = this.#syncs.get(session_id)
    return sync && isSamePerson(sync.memory.email, email) ? sync.state() : NOT_SYNCING
  }

  /** Turns the sync of a session on or off. A refusal of the server is told in the answer. */
  set(wish: SetSync): Promise<SyncState> {
    const before = this.#lines.get(wish.session_id) ?? Promise.resolve()
    const work = before.then(() => (wish.sync ? this.#on(wish) : this.#off(wish)))
    this.#lines.set(
      wish.session_id,
      work.catch(() => {}),
    )
    return work
  }

  async halt(): Promise<void> {
    await Promise.all([...this.#syncs.values()].map((sync) => sync.halt()))
  }

  async #on(wish: SetSync): Promise<SyncState> {
    const { email, origin, session_id, session_name, token } = wish
    let key: string
    try {
      if (token === null) throw new HelperFault('There is no token to begin with.')
      const computer = hostname().slice(0, 100) || 'Computer'
      const begun = await callServer(origin, beginFileSync, { token, computer })
      if (begun.session !== session_id) {
        await giveBack(origin, begun.key)
        throw new HelperFault('The token is for another session.')
      }
      key = begun.key
    } catch (error) {
      return { ...this.check(wish), fault: wordsFor(error) }
    }
    const last = this.#syncs.get(session_id)
    await last?.halt()
    const kept = last?.memory
    if (kept?.key) void giveBack(kept.origin, kept.key).catch(() => {})
    const sync = new SessionSync(this.#place(session_id), {
      session: session_id,
      email,
      origin,
      key,
      on: true,
      fault: null,
      folder: kept?.folder ?? sessionFolder(session_id, session_name),
      videos: kept?.videos ?? {},
    })
    this.#syncs.set(session_id, sync)
    await sync.begin()
    return sync.state()
  }

  async #off(wish: SetSync): Promise<SyncState> {
    const sync = this.#syncs.get(wish.session_id)
    if (sync?.memory.on && isSamePerson(sync.memory.email, wish.email)) await sync.turnOff()
    return this.check(wish)
  }

  #place(session: string) {
    return {
      root: this.#root,
      memory: join(this.#root, OWN_FOLDER, `session-${session}.json`),
      every: this.#every,
    }
  }
}
