import type { TakeState, TakeTrouble } from '@callboard/review/contract'
import type { TakeServer } from './take-server.ts'
import type { DeviceTake, StoredTake } from './take-store.ts'
import { TakeUpload, type UploadPorts, type UploadProgress, type UploadState } from './take-upload.ts'

/** A recording that runs. */
export interface Recording {
  readonly mimeType: string
  /** Resolves when its last piece has been handed over. */
  stop(): Promise<void>
}

export interface RecordingEvents {
  readonly piece: (bytes: Blob) => void
  /** A picture of the recording. */
  readonly poster: (picture: Blob) => void
  /** Called when the recording ended by itself; the words are for staff. */
  readonly broke: (reason: string) => void
  /** What is wrong at present; called again and again. */
  readonly trouble: (trouble: TakeTrouble | null) => void
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
  /** `own` lists the work of the page with this key. */
  readonly server: TakeServer & { own(key: string): Promise<readonly OwnTake[]> }
  readonly camera: () => CameraState
  /** @throws when the browser cannot record */
  readonly record: (events: RecordingEvents) => Recording
  /** Makes this page the only one that handles a take. @returns false when another page of this browser does */
  readonly claim: (take: string) => Promise<boolean>
  /** Time for another device of the same person to answer a start. */
  readonly patience: () => Promise<void>
  /** Milliseconds. */
  readonly now: () => number
  /** Words for staff when this page leaves the room; default: those of a talent's page. */
  readonly leftWords?: string
}

/** The talent's page that this device shows. */
export interface TalentPage {
  /** id of the check-in record */
  readonly record: string
  /** the page's secret */
  readonly key: string
}

export interface DeviceState {
  readonly recording: { readonly take: string; readonly since: number } | null
  /** Takes that are not whole at the server yet. */
  readonly uploads: readonly UploadProgress[]
  /** Something was left over from before this page was loaded. */
  readonly resumed: boolean
  /**
   * All that this device has of the talent's latest take is at the server, and no other has begun since; `cut`: its
   * page was closed while it ran.
   */
  readonly saved: 'whole' | 'cut' | null
}

export const NOT_JOINED = 'The talent has not joined the room yet.'
export const PAGE_CLOSED = 'The page was closed while recording.'
export const LEFT_ROOM = 'The talent left the room.'
export const NO_ROOM_LEFT = 'The device has no room left to store the recording.'
export const STOPPED_EARLY = 'The camera was not ready before the recording was stopped.'
const CANNOT_RECORD = 'This browser cannot record.'
const CLOSED_BY_SERVER = 'The take was closed on the server.'

/** Upload states shown at this page: none of another person's concern and no old news. */
const RECORDED_HERE: readonly UploadState[] = ['sending', 'refused', 'elsewhere']
const LEFT_BY_SAME_TALENT: readonly UploadState[] = ['sending', 'refused']
const LEFT_BY_ANOTHER: readonly UploadState[] = ['sending']

/** Tries to read the list of left takes before a start goes on without it. */
const LIST_TRIES = 3

interface Running {
  take: DeviceTake
  readonly recording: Recording
  readonly upload: TakeUpload
  readonly since: number
  /** Pieces are stored one after the other. */
  stored: Promise<void>
  ending: Promise<void> | undefined
  /** The trouble that the server knows of. */
  told: TakeTrouble | null
  telling: boolean
}

/** A talent's device: records when staff ask for it and sends every take to the server, also after a reload. */
export class TakeDevice {
  readonly #page: TalentPage
  readonly #ports: DevicePorts
  readonly #uploads = new Map<string, UploadProgress>()
  readonly #mine = new Set<string>()
  readonly #watchers = new Set<() => void>()
  #wanted: string | undefined
  #running: Running | undefined
  #resumed = false
  #saved: DeviceState['saved'] = null
  #resuming: Promise<void> | undefined
  #state: DeviceState = { recording: null, uploads: [], resumed: false, saved: null }

  constructor(page: TalentPage, ports: DevicePorts) {
    this.#page = page
    this.#ports = ports
  }

  readonly state = (): DeviceState => this.#state

  readonly subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  /** Goes on with takes left by earlier pages of this device, also by pages of other talents. */
  resume(): Promise<void> {
    this.#resuming ??= this.#resumeAll()
    return this.#resuming
  }

  async #resumeAll(): Promise<void> {
    for (const left of await this.#leftBehind()) {
      // The own page's key is at least as fresh as the one that was kept.
      const key = left.record === this.#page.record ? this.#page.key : left.key
      if (key !== undefined) await this.#takeUp({ ...left, key, device: left.device ?? crypto.randomUUID() })
    }
  }

  /** @returns nothing while the storage does not answer: the next `sync` asks again */
  async #leftBehind(): Promise<readonly StoredTake[]> {
    for (let attempt = 0; attempt < LIST_TRIES; attempt++) {
      try {
        return await this.#ports.store.takes()
      } catch {
        await this.#ports.pause(attempt)
      }
    }
    this.#resuming = undefined
    return []
  }

  async #takeUp(left: DeviceTake): Promise<void> {
    const { store, claim } = this.#ports
    if (this.#mine.has(left.id) || !(await claim(left.id))) return
    this.#mine.add(left.id)
    const numbers = await store.numbers(left.id).catch(() => [])
    const take: DeviceTake = {
      ...left,
      made: Math.max(left.made, ...numbers),
      ended: true,
      reason: left.ended ? left.reason : PAGE_CLOSED,
    }
    // A change that cannot be saved now is determined again after the next reload.
    await store.save(take).catch(() => {})
    this.#resumed = true
    this.#send(take, take.record === this.#page.record ? LEFT_BY_SAME_TALENT : LEFT_BY_ANOTHER)
  }

  /** Asks the server for this device's work: after loading and after every lost connection. */
  async sync(): Promise<void> {
    await this.resume()
    const before = this.#running?.take.id
    const own = await this.#ports.server.own(this.#page.key)
    const stateOf = new Map(own.map((take) => [take._id, take.state]))
    if (before !== undefined && before === this.#running?.take.id) await this.#follow(stateOf.get(before))
    for (const [id, state] of stateOf) if (state === 'asked') await this.start(id)
  }

  /** @param state of the running take at the server */
  async #follow(state: TakeState | undefined): Promise<void> {
    if (state === 'asked' || state === 'recording') return
    // Given up by a page that did not know of this one: the server revokes that as soon as it learns of the start.
    if (state === 'lost' && !this.#running?.upload.take.toldStarted) return
    await this.#end(state ? null : CLOSED_BY_SERVER)
  }

  /** The command of the server; again for a take that is under way it changes nothing. */
  async start(take: string): Promise<void> {
    // Pieces left of a take must be known first, so that a second recording does not overwrite them.
    await this.#resuming
    if (this.#mine.has(take) || this.#wanted === take) return
    this.#forgetElsewhere()
    this.#wanted = take
    await this.#begin()
  }

  async stop(take: string): Promise<void> {
    this.#forgetElsewhere()
    if (this.#wanted === take) {
      this.#wanted = undefined
      if (this.#ports.camera().kind === 'opening') await this.#refuse(take, STOPPED_EARLY)
    }
    if (this.#running?.take.id === take) await this.#end(null)
  }

  /** The camera of the room was opened, closed or lost. */
  async cameraChanged(): Promise<void> {
    if (this.#wanted) await this.#begin()
    if (this.#running && this.#ports.camera().kind === 'off') await this.#end(this.#leftWords())
  }

  readonly #leftWords = () => this.#ports.leftWords ?? LEFT_ROOM

  /** The page is left: the recording ends, and its pieces are still sent. */
  async close(): Promise<void> {
    this.#wanted = undefined
    await this.#end(this.#leftWords())
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
    const own = await this.#ports.server.own(this.#page.key).catch(() => [])
    if (own.some(({ _id, state }) => _id === take && state === 'asked')) await this.#refuse(take, NOT_JOINED)
  }

  /** Nothing was recorded. When this is lost with the line, the next `sync` finds the take still asked for. */
  async #refuse(id: string, reason: string): Promise<void> {
    await this.#ports.server.interrupted({ id, key: this.#page.key }, reason).catch(() => {})
  }

  async #run(id: string): Promise<void> {
    if (!(await this.#ports.claim(id)) || this.#mine.has(id)) return
    this.#mine.add(id)
    if (this.#running) await this.#end(null)
    let recording: Recording
    try {
      recording = this.#ports.record({
        piece: (bytes) => this.#keep(id, bytes),
        poster: (picture) => this.#show(id, picture),
        broke: (reason) => {
          if (this.#running?.take.id === id) void this.#end(reason)
        },
        trouble: (trouble) => void this.#report(id, trouble),
      })
    } catch {
      return this.#refuse(id, CANNOT_RECORD)
    }
    const take: DeviceTake = {
      id,
      ...this.#page,
      device: crypto.randomUUID(),
      mimeType: recording.mimeType,
      made: 0,
      ended: false,
      reason: null,
      toldStarted: false,
      toldReason: false,
    }
    // The first piece saves the take again.
    const stored = this.#ports.store.save(take).catch(() => {})
    const upload = this.#send(take, RECORDED_HERE)
    const since = this.#ports.now()
    this.#saved = null
    const calm = { ending: undefined, told: null, telling: false }
    this.#running = { take, recording, upload, since, stored, ...calm }
    this.#changed()
  }

  /** Tells the server of a change; one that is lost with the line is told when the recorder repeats it. */
  async #report(id: string, trouble: TakeTrouble | null): Promise<void> {
    const running = this.#running
    if (running?.take.id !== id || running.telling || running.told === trouble) return
    if (!running.upload.take.toldStarted) return
    running.telling = true
    try {
      await this.#ports.server.trouble(running.take, trouble)
      running.told = trouble
    } catch {
      await this.#ports.pause(0)
    } finally {
      running.telling = false
    }
  }

  /** Numbers a piece at once and stores it after all earlier pieces. */
  #keep(id: string, bytes: Blob): void {
    const running = this.#running
    if (running?.take.id !== id || bytes.size === 0) return
    const take = { ...running.take, made: running.take.made + 1 }
    running.take = take
    running.stored = running.stored.then(async () => {
      const hasRoom = await this.#ports.store
        .add(this.#told(running, take), take.made, bytes)
        .catch(() => false)
      running.upload.changed(take)
      if (!hasRoom && !running.ending) void this.#end(NO_ROOM_LEFT)
    })
  }

  /** The next piece stores it with the take. */
  #show(id: string, poster: Blob): void {
    const running = this.#running
    if (running?.take.id !== id) return
    running.take = { ...running.take, poster }
    running.upload.changed(running.take)
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
    // A change that cannot be saved now is determined again after the next reload.
    await this.#ports.store.save(this.#told(running, running.take)).catch(() => {})
    this.#running = undefined
    running.upload.changed(running.take)
    this.#changed()
  }

  /** @param shown the states of it that the person is told of */
  #send(take: DeviceTake, shown: readonly UploadState[]): TakeUpload {
    const upload = new TakeUpload(take, this.#ports, (progress) => {
      const { state, made, confirmed } = progress
      // A take of another talent on this device is no news for this one.
      if (state === 'finished' && made > 0 && confirmed === made && shown !== LEFT_BY_ANOTHER)
        this.#saved = upload.take.reason === PAGE_CLOSED ? 'cut' : 'whole'
      if (shown.includes(state)) this.#uploads.set(take.id, progress)
      else this.#uploads.delete(take.id)
      this.#changed()
    })
    void upload.run().then(async (end) => {
      if (this.#running?.take.id === take.id) await this.#end(end === 'elsewhere' ? null : CLOSED_BY_SERVER)
    })
    return upload
  }

  /** Drops the notice that another device records, once that is over. */
  #forgetElsewhere(): void {
    const stale = [...this.#uploads.values()].filter(({ state }) => state === 'elsewhere')
    if (stale.length === 0) return
    for (const { take } of stale) this.#uploads.delete(take)
    this.#changed()
  }

  #changed(): void {
    const running = this.#running
    this.#state = {
      recording: running ? { take: running.take.id, since: running.since } : null,
      uploads: [...this.#uploads.values()],
      resumed: this.#resumed,
      saved: this.#saved,
    }
    for (const watcher of [...this.#watchers]) watcher()
  }
}
