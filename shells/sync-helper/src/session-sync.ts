import {
  endFileSync,
  getSyncedFile,
  listSyncedVideos,
  type SyncedSession,
  type SyncedVideo,
  type SyncState,
} from '@callboard/review/contract'
import { digestOf, download } from './download.ts'
import { AccessEnded, wordsFor } from './faults.ts'
import { readJson, writeJson } from './json-file.ts'
import { type KnownFile, placesOf, sessionFolder } from './places.ts'
import { callServer } from './server-call.ts'
import { type Move, mustBeThere, presentOf, SessionFolder } from './session-folder.ts'

/** What is kept of a sync over a restart. */
export interface SyncMemory {
  readonly session: string
  readonly email: string
  readonly origin: string
  /** Null once it was given back, or the server has ended it. */
  readonly key: string | null
  /** False: the key is to be given back. */
  readonly on: boolean
  /** Why it is off, where the person did not ask for it. */
  readonly fault: string | null
  /** Name of its folder. */
  readonly folder: string
  readonly videos: Readonly<Record<string, KnownFile>>
}

export interface SyncPlace {
  readonly root: string
  /** Where the memory of this session is. */
  readonly memory: string
  /** Milliseconds between two looks. */
  readonly every: number
}

const LONGEST_PAUSE_MS = 5 * 60_000

type Ready = SyncedVideo & { readonly version: string }
const isReady = (video: SyncedVideo): video is Ready => video.version !== null

/** Keeps the folder of one session in step, until it is stopped or the server ends it. */
export class SessionSync {
  readonly #place: SyncPlace
  #stop = new AbortController()
  #memory: SyncMemory
  #running: Promise<void> = Promise.resolve()
  #step: SyncState['step'] = 'waiting'
  #count = { files: 0, of: 0 }
  #fault: string | null

  constructor(place: SyncPlace, memory: SyncMemory) {
    this.#place = place
    this.#memory = memory
    this.#fault = memory.fault
  }

  /** @returns null when nothing is kept there */
  static async kept(place: SyncPlace): Promise<SessionSync | null> {
    const memory = await readJson<SyncMemory>(place.memory)
    return memory && new SessionSync(place, memory)
  }

  get memory(): SyncMemory {
    return this.#memory
  }

  state(): SyncState {
    const { on, folder } = this.#memory
    const root = new SessionFolder(this.#place.root, this.#memory.session, folder)
    return {
      syncing: on,
      step: on ? this.#step : null,
      ...this.#count,
      folder: Object.keys(this.#memory.videos).length > 0 ? root.path : null,
      fault: this.#fault,
    }
  }

  /** Of a new sync: what it was asked for is kept before the first look, or by it when the disk is full or away now. */
  async begin(): Promise<void> {
    await this.#remember({}).catch((error: unknown) => {
      this.#fault = wordsFor(error)
    })
    this.start()
  }

  start(): void {
    this.#running = this.#run()
  }

  /** Ends at the next safe point. The memory stays as it is. */
  async halt(): Promise<void> {
    this.#stop.abort()
    await this.#running
  }

  /** Turns the sync off, also for the server: now, or once it can be reached again. */
  async turnOff(): Promise<void> {
    await this.halt()
    this.#fault = null
    // On a disk that is full or away, it is kept with the end of the key.
    await this.#remember({ on: false, fault: null }).catch(() => {})
    this.#stop = new AbortController()
    this.start()
  }

  async #run(): Promise<void> {
    for (let failures = 0; !this.#stop.signal.aborted && this.#memory.key !== null; ) {
      try {
        await this.#pass(this.#memory.key)
        failures = 0
      } catch (error) {
        if (this.#stop.signal.aborted) return
        failures += 1
        this.#fault = wordsFor(error)
        this.#step = 'waiting'
        // Where it cannot be kept, the next start is told the same by the server.
        if (error instanceof AccessEnded)
          await this.#remember({ on: false, key: null, fault: this.#fault }).catch(() => {})
      }
      const pause = Math.min(this.#place.every * 2 ** failures, LONGEST_PAUSE_MS)
      if (this.#memory.key !== null) await this.#pause(pause)
    }
  }

  #pause(milliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, milliseconds)
    const stop = () => {
      clearTimeout(timer)
      resolve()
    }
    this.#stop.signal.addEventListener('abort', stop, { once: true })
    return promise.finally(() => this.#stop.signal.removeEventListener('abort', stop))
  }

  async #pass(key: string): Promise<void> {
    if (!this.#memory.on) {
      await giveBack(this.#memory.origin, key, this.#stop.signal)
      await this.#remember({ key: null })
      return
    }
    await mustBeThere(this.#place.root)
    const listed = await this.#list(key)
    const folder = new SessionFolder(this.#place.root, this.#memory.session, this.#memory.folder)
    const name = sessionFolder(this.#memory.session, listed.session.name)
    await folder.rename(name)
    if (name !== this.#memory.folder) await this.#remember({ folder: name })
    const absent = await this.#inOrder(key, listed, folder)
    let fault: unknown
    for (const video of absent) {
      this.#step = 'copying'
      try {
        await this.#fetch(key, video, listed, folder)
      } catch (error) {
        // The others are not kept waiting by one file.
        if (error instanceof AccessEnded || this.#stop.signal.aborted) throw error
        fault = error
      }
    }
    if (fault !== undefined) throw fault
    await folder.clearParts()
    this.#fault = null
    this.#step = 'in_step'
  }

  /** Puts the files that are here in their places. @returns the videos whose file is to be fetched */
  async #inOrder(key: string, listed: SyncedSession, folder: SessionFolder): Promise<readonly Ready[]> {
    const files = await folder.files()
    const known = new Map(Object.entries(this.#memory.videos))
    const present = presentOf(known, files)
    const waiting = new Set<string>()
    for (const [id, file] of known)
      if (!present.has(id) && (await folder.isWaiting(id))) {
        present.set(id, file)
        waiting.add(id)
      }
    await this.#adopt(key, listed, folder, files, present)
    const places = placesOf(listed, present, strangeOf(files, present))
    const moves = [...present].flatMap(([id, { path }]): Move[] => {
      const to = places.get(id) ?? path
      return to === path && !waiting.has(id) ? [] : [{ id, from: waiting.has(id) ? null : path, to }]
    })
    await folder.move(moves)
    for (const { id, to } of moves) present.set(id, { ...present.get(id)!, path: to })
    await this.#remember({ videos: Object.fromEntries(present) })
    const ready = listed.videos.filter(isReady)
    const absent = ready.filter(({ _id, version }) => present.get(_id)?.version !== version)
    this.#count = { files: ready.length - absent.length, of: ready.length }
    return absent
  }

  /** A run that ended between a file and its note about it, or lost its notes, fetches nothing twice. */
  async #adopt(
    key: string,
    listed: SyncedSession,
    folder: SessionFolder,
    files: ReadonlyMap<string, number>,
    present: Map<string, KnownFile>,
  ): Promise<void> {
    const places = placesOf(listed, present)
    const strange = new Set(strangeOf(files, present))
    for (const { _id, size, version } of listed.videos.filter(isReady)) {
      const path = places.get(_id)
      if (present.has(_id) || path === undefined || !strange.has(path) || files.get(path) !== size) continue
      const given = await this.#given(key, _id)
      const isSame = given?.version === version && given.size === size
      if (isSame && given.sha256 === (await digestOf(folder.at(path))))
        present.set(_id, { version, size, path })
    }
  }

  async #fetch(key: string, { _id }: Ready, listed: SyncedSession, folder: SessionFolder): Promise<void> {
    const given = await this.#given(key, _id)
    if (!given) return
    const { sha256, size, url, version } = given
    const part = await folder.part(_id, version)
    const address = new URL(url, this.#memory.origin).href
    await download({ address, size, sha256 }, part, this.#stop.signal)
    const known = new Map(Object.entries(this.#memory.videos))
    const path = placesOf(listed, known, strangeOf(await folder.files(), known)).get(_id)
    if (path === undefined) return
    await folder.settle(part, path)
    await this.#remember({ videos: { ...this.#memory.videos, [_id]: { version, size, path } } })
    this.#count = { ...this.#count, files: this.#count.files + 1 }
  }

  #list(key: string) {
    return callServer(this.#memory.origin, listSyncedVideos, { key }, this.#stop.signal)
  }

  /** @returns null for a take that was archived or removed since it was listed */
  async #given(key: string, video: string) {
    try {
      return await callServer(this.#memory.origin, getSyncedFile, { key, video }, this.#stop.signal)
    } catch (error) {
      if (!(error instanceof AccessEnded)) throw error
      await this.#list(key)
      return null
    }
  }

  async #remember(changes: Partial<SyncMemory>): Promise<void> {
    this.#memory = { ...this.#memory, ...changes }
    await writeJson(this.#place.memory, this.#memory)
  }
}

/** Paths of files that are none of the known ones. */
function strangeOf(files: ReadonlyMap<string, number>, known: ReadonlyMap<string, KnownFile>): string[] {
  const own = new Set([...known.values()].map(({ path }) => path))
  return [...files.keys()].map((path) => path.normalize('NFC')).filter((path) => !own.has(path))
}

/** Ends a key at the server; one that it does not know is over already. */
export async function giveBack(origin: string, key: string, signal?: AbortSignal): Promise<void> {
  try {
    await callServer(origin, endFileSync, { key }, signal)
  } catch (error) {
    if (!(error instanceof AccessEnded)) throw error
  }
}
