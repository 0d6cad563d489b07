import type { TakeState } from '@callboard/review/contract'
import type { DeviceTake } from './take-store.ts'
import { type TakeServer, TakeUpload, type UploadPorts, type UploadProgress } from './take-upload.ts'

/** A recording that runs. */
export interface Recording {
  readonly mimeType: string
  /** Resolves when its last piece has been handed over. */
  stop(): Promise<void>
}

export interface RecordingEvents {
  readonly piece: (bytes: Blob) => void
  /** It ended by itself; the words are for staff. */
  readonly broke: (reason: string) => void
}

/** The camera of the room. `off`: this page is not in the room. */
export type CameraState =
  | { readonly kind: 'off' }
  | { readonly kind: 'opening' }
  | { readonly kind: 'on' }
  | { readonly kind: 'failed'; readonly words: string }

export interface OwnTake {
  readonly _id: string
  readonly state: TakeState
}

export interface DevicePorts extends UploadPorts {
  readonly server: TakeServer & { own(): Promise<readonly OwnTake[]> }
  readonly camera: () => CameraState
  /** @throws when the browser cannot record */
  readonly record: (events: RecordingEvents) => Recording
  /** Makes this page the only one that handles a take. @returns false when another page of this browser does */
  readonly claim: (take: string) => Promise<boolean>
  /** Time for another device of the same person to answer a start. */
  readonly patience: () => Promise<void>
  /** Milliseconds. */
  readonly now: () => number
}

export interface DeviceState {
  readonly recording: { readonly take: string; readonly since: number } | null
  /** Takes that are not whole at the server yet. */
  readonly uploads: readonly UploadProgress[]
  /** Something was left over from before this page was loaded. */
  readonly resumed: boolean
}

export const NOT_JOINED = 'The talent has not joined the room yet.'
export const PAGE_CLOSED = 'The page was closed while recording.'
export const LEFT_ROOM = 'The talent left the room.'
export const NO_ROOM_LEFT = 'The device has no room left to store the recording.'
export const STOPPED_EARLY = 'The camera was not ready before the recording was stopped.'
const CANNOT_RECORD = 'This browser cannot record.'
const CLOSED_BY_SERVER = 'The take was closed on the server.'

interface Running {
  take: DeviceTake
  readonly recording: Recording
  readonly upload: TakeUpload
  readonly since: number
  /** Pieces are stored one after the other. */
  stored: Promise<void>
  ending: Promise<void> | undefined
}

/** One talent's device: records when staff ask for it and brings every take to the server, also those of before a reload. */
export class TakeDevice {
  readonly #record: string
  readonly #ports: DevicePorts
  readonly #uploads = new Map<string, UploadProgress>()
  readonly #mine = new Set<string>()
  readonly #watchers = new Set<() => void>()
  #wanted: string | undefined
  #running: Running | undefined
  #resumed = false
  #resuming: Promise<void> | undefined
  #state: DeviceState = { recording: null, uploads: [], resumed: false }

  /** @param record id of the talent's check-in record */
  constructor(record: string, ports: DevicePorts) {
    this.#record = record
    this.#ports = ports
  }

  readonly state = (): DeviceState => this.#state

  readonly subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  /** Goes on with what an earlier page of this device left behind. */
  resume(): Promise<void> {
    this.#resuming = this.#resumeAll()
    return this.#resuming
  }

  async #resumeAll(): Promise<void> {
    for (const left of await this.#ports.store.takes(this.#record)) {
      if (this.#mine.has(left.id) || !(await this.#ports.claim(left.id))) continue
      this.#mine.add(left.id)
      const numbers = await this.#ports.store.numbers(left.id)
      const take: DeviceTake = {
        ...left,
        made: Math.max(left.made, ...numbers),
        ended: true,
        reason: left.ended ? left.reason : PAGE_CLOSED,
      }
      await this.#ports.store.save(take)
      this.#resumed = true
      this.#send(take)
    }
  }

  /** Asks the server what this device has to do: after loading and after every lost connection. */
  async sync(): Promise<void> {
    const before = this.#running?.take.id
    const own = await this.#ports.server.own()
    const stateOf = new Map(own.map((take) => [take._id, take.state]))
    if (before !== undefined && before === this.#running?.take.id) {
      const state = stateOf.get(before)
      if (state !== 'asked' && state !== 'recording') await this.#end(state ? null : CLOSED_BY_SERVER)
    }
    for (const [id, state] of stateOf) if (state === 'asked') await this.start(id)
  }

  /** The command of the server; again for a take that is under way it changes nothing. */
  async start(take: string): Promise<void> {
    // What is left of a take must be known first: it is not recorded a second time over its own pieces.
    await this.#resuming
    if (this.#mine.has(take) || this.#wanted === take) return
    this.#wanted = take
    await this.#begin()
  }

  async stop(take: string): Promise<void> {
    if (this.#wanted === take) {
      this.#wanted = undefined
      if (this.#ports.camera().kind === 'opening') await this.#refuse(take, STOPPED_EARLY)
    }
    if (this.#running?.take.id === take) await this.#end(null)
  }

  /** The camera of the room was opened, closed or lost. */
  async cameraChanged(): Promise<void> {
    if (this.#wanted) await this.#begin()
    if (this.#running && this.#ports.camera().kind === 'off') await this.#end(LEFT_ROOM)
  }

  /** The page is left: the recording ends, what was recorded still goes out. */
  async close(): Promise<void> {
    this.#wanted = undefined
    await this.#end(LEFT_ROOM)
  }

  async #begin(): Promise<void> {
    const take = this.#wanted
    if (!take) return
    const camera = this.#ports.camera()
    switch (camera.kind) {
      case 'opening':
        return
      case 'off':
        return this.#waitForRoom(take)
      case 'failed':
        this.#wanted = undefined
        return this.#refuse(take, camera.words)
      case 'on':
        this.#wanted = undefined
        return this.#run(take)
    }
  }

  /** Another device of the same person may be the one in the room; only silence from all of them is a refusal. */
  async #waitForRoom(take: string): Promise<void> {
    await this.#ports.patience()
    if (this.#wanted !== take || this.#ports.camera().kind !== 'off') return
    this.#wanted = undefined
    const own = await this.#ports.server.own().catch(() => [])
    if (own.some(({ _id, state }) => _id === take && state === 'asked')) await this.#refuse(take, NOT_JOINED)
  }

  /** Nothing was recorded. When this is lost with the line, the next `sync` finds the take still asked for. */
  async #refuse(take: string, reason: string): Promise<void> {
    await this.#ports.server.interrupted(take, reason).catch(() => {})
  }

  async #run(id: string): Promise<void> {
    if (!(await this.#ports.claim(id)) || this.#mine.has(id)) return
    this.#mine.add(id)
    if (this.#running) await this.#end(null)
    let recording: Recording
    try {
      recording = this.#ports.record({
        piece: (bytes) => this.#keep(id, bytes),
        broke: (reason) => {
          if (this.#running?.take.id === id) void this.#end(reason)
        },
      })
    } catch {
      return this.#refuse(id, CANNOT_RECORD)
    }
    const take: DeviceTake = {
      id,
      record: this.#record,
      mimeType: recording.mimeType,
      made: 0,
      ended: false,
      reason: null,
      toldStarted: false,
      toldReason: false,
    }
    const stored = this.#ports.store.save(take)
    const upload = this.#send(take)
    this.#running = { take, recording, upload, since: this.#ports.now(), stored, ending: undefined }
    this.#changed()
  }

  /** Numbers a piece at once and stores it after those before it. */
  #keep(id: string, bytes: Blob): void {
    const running = this.#running
    if (running?.take.id !== id || bytes.size === 0) return
    const take = { ...running.take, made: running.take.made + 1 }
    running.take = take
    running.stored = running.stored.then(async () => {
      const safe = await this.#ports.store.add(this.#told(running, take), take.made, bytes)
      running.upload.changed(take)
      if (!safe && !running.ending) void this.#end(NO_ROOM_LEFT)
    })
  }

  #told = (running: Running, take: DeviceTake): DeviceTake => ({
    ...take,
    toldStarted: running.upload.take.toldStarted,
    toldReason: running.upload.take.toldReason,
  })

  #end(reason: string | null): Promise<void> {
    const running = this.#running
    if (!running) return Promise.resolve()
    running.ending ??= this.#finish(running, reason)
    return running.ending
  }

  async #finish(running: Running, reason: string | null): Promise<void> {
    await running.recording.stop()
    await running.stored
    running.take = { ...running.take, ended: true, reason }
    await this.#ports.store.save(this.#told(running, running.take))
    this.#running = undefined
    running.upload.changed(running.take)
    this.#changed()
  }

  #send(take: DeviceTake): TakeUpload {
    const upload = new TakeUpload(take, this.#ports, (progress) => {
      this.#uploads.set(take.id, progress)
      this.#changed()
    })
    void upload.run().then(async (end) => {
      if (end === 'finished') this.#uploads.delete(take.id)
      this.#changed()
      if (this.#running?.take.id === take.id) await this.#end(CLOSED_BY_SERVER)
    })
    return upload
  }

  #changed(): void {
    const running = this.#running
    this.#state = {
      recording: running ? { take: running.take.id, since: running.since } : null,
      uploads: [...this.#uploads.values()],
      resumed: this.#resumed,
    }
    for (const watcher of [...this.#watchers]) watcher()
  }
}
