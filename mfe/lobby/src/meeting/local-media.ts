import type { CameraState } from '../recorder/take-device.ts'
import { CAMERA_TAKEN, mediaFaultWords } from './media-fault.ts'
import { type SwitchedOff, switchedOff, switchedOffWords } from './switched-off.ts'

export interface DeviceChoice {
  readonly camera?: string
  readonly microphone?: string
}

export interface SentDevices {
  readonly camera: boolean
  readonly microphone: boolean
}

export interface MediaState {
  readonly kind: 'off' | 'opening' | 'on' | 'failed'
  readonly words: string | null
  /** Devices that are sent to others. */
  readonly camera: boolean
  readonly microphone: boolean
}

export type Kind = 'video' | 'audio'

const OFF: MediaState = { kind: 'off', words: null, camera: false, microphone: false }

const constraintsOf = (kind: Kind, device: string | undefined): MediaTrackConstraints => ({
  ...(device ? { deviceId: { exact: device } } : {}),
  ...(kind === 'video'
    ? { width: { ideal: 1920 }, height: { ideal: 1080 }, frameRate: { ideal: 30 } }
    : { echoCancellation: true, noiseSuppression: true }),
})

/** The only stream of this page: the room sends it and the recorder records it, so that the camera is opened once. */
export class LocalMedia {
  readonly #watchers = new Set<() => void>()
  #stream: MediaStream | undefined
  #state = OFF
  #choice: DeviceChoice = {}
  /** Devices that a room gets at once where it does not begin with all of them off. */
  #wished: SentDevices = { camera: true, microphone: true }
  readonly #faults = new Map<Kind, unknown>()
  /** Rises with each closing, so that openings from before it are dropped. */
  #closings = 0
  /** Runs openings in turn: two at once would each know nothing of the devices that the other opens. */
  #turn: Promise<void> = Promise.resolve()

  readonly state = (): MediaState => this.#state
  readonly stream = (): MediaStream | undefined => this.#stream
  readonly choice = (): DeviceChoice => this.#choice
  readonly wished = (): SentDevices => this.#wished
  /** Why the latest try to open a device of this kind failed; undefined once it is open. */
  readonly faultOf = (kind: Kind): unknown => this.#faults.get(kind)

  readonly subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  /** For the recorder. */
  camera(): CameraState {
    const { kind, words } = this.#state
    if (kind === 'failed') return { kind, words: words ?? '' }
    // Phones let one page use the camera: a meeting in a frame of its own takes it from the recorder.
    const isTaken = this.#stream?.getVideoTracks().some(({ muted }) => muted) ?? false
    if (isTaken) return { kind: 'failed', words: CAMERA_TAKEN }
    const off = this.switchedOff()
    return off ? { kind: 'failed', words: switchedOffWords(off) } : { kind }
  }

  /** Devices to switch on before this page can record; null while no device is open. */
  switchedOff(): SwitchedOff | null {
    return this.#stream ? switchedOff(this.#stream.getTracks()) : null
  }

  /**
   * Opens the asked devices. Open devices stay open.
   * @param on whether others get it at once
   */
  open(wanted: SentDevices, on = true): Promise<void> {
    return this.#inTurn(async () => {
      const lacks = (kind: Kind) => !this.#stream?.getTracks().some((track) => track.kind === kind)
      const video = wanted.camera && lacks('video')
      const audio = wanted.microphone && lacks('audio')
      if (video || audio) await this.#get({ video, audio })
      if (wanted.camera) this.#enable('video', on)
      if (wanted.microphone) this.#enable('audio', on)
      this.#tell()
    })
  }

  /** What the person chose before a room. */
  wish(devices: SentDevices): void {
    this.#wished = devices
    this.#enable('video', devices.camera)
    this.#enable('audio', devices.microphone)
    this.#tell()
  }

  /**
   * On the way into a room, opens the devices as the person wished.
   * @param on false for a room that begins with all of them off
   */
  async enter(on: boolean): Promise<void> {
    const { camera, microphone } = this.#wished
    await this.open({ camera: true, microphone: true }, on)
    if (!on) return
    this.#enable('video', camera)
    this.#enable('audio', microphone)
    this.#tell()
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const asked = this.#closings
    this.#turn = this.#turn.then(() => (asked === this.#closings ? work() : undefined))
    return this.#turn
  }

  async #get(kinds: { readonly video: boolean; readonly audio: boolean }): Promise<void> {
    const mine = this.#closings
    if (!this.#stream) this.#set({ ...OFF, kind: 'opening' })
    try {
      const opened = await navigator.mediaDevices.getUserMedia({
        video: kinds.video && constraintsOf('video', this.#choice.camera),
        audio: kinds.audio && constraintsOf('audio', this.#choice.microphone),
      })
      if (mine !== this.#closings) {
        for (const track of opened.getTracks()) track.stop()
        return
      }
      for (const { kind } of opened.getTracks()) this.#faults.delete(kind as Kind)
      this.#stream = new MediaStream([...(this.#stream?.getTracks() ?? []), ...opened.getTracks()])
      for (const track of opened.getTracks()) track.addEventListener('ended', () => this.#tell())
    } catch (fault) {
      if (mine !== this.#closings) return
      if (kinds.video) this.#faults.set('video', fault)
      if (kinds.audio) this.#faults.set('audio', fault)
      const words = mediaFaultWords(fault)
      this.#set(this.#stream ? { ...this.#state, words } : { ...OFF, kind: 'failed', words })
    }
  }

  setCamera(on: boolean): void {
    this.#enable('video', on)
    this.#tell()
  }

  setMicrophone(on: boolean): void {
    this.#enable('audio', on)
    this.#tell()
  }

  /** Chooses another device, for the open stream and for later ones. */
  choose(choice: DeviceChoice): Promise<void> {
    this.#choice = { ...this.#choice, ...choice }
    return this.#inTurn(() => this.#change(choice))
  }

  async #change(choice: DeviceChoice): Promise<void> {
    const before = this.#state
    const stream = this.#stream
    if (!stream) return
    const kinds = {
      video: choice.camera !== undefined && stream.getVideoTracks().length > 0,
      audio: choice.microphone !== undefined && stream.getAudioTracks().length > 0,
    }
    const stale = [
      ...(kinds.video ? stream.getVideoTracks() : []),
      ...(kinds.audio ? stream.getAudioTracks() : []),
    ]
    // Phones do not open a second camera beside the first.
    for (const track of stale) track.stop()
    this.#stream = new MediaStream(stream.getTracks().filter((track) => !stale.some((old) => old === track)))
    await this.#get(kinds)
    if (kinds.video) this.#enable('video', before.camera)
    if (kinds.audio) this.#enable('audio', before.microphone)
    this.#tell()
  }

  close(): void {
    this.#closings += 1
    for (const track of this.#stream?.getTracks() ?? []) track.stop()
    this.#stream = undefined
    this.#set(OFF)
  }

  #enable(kind: Kind, on: boolean): void {
    for (const track of this.#stream?.getTracks() ?? []) if (track.kind === kind) track.enabled = on
  }

  #tell(): void {
    const tracks = this.#stream?.getTracks() ?? []
    const sends = (kind: Kind) =>
      tracks.some((track) => track.kind === kind && track.enabled && track.readyState === 'live')
    if (tracks.length > 0)
      this.#set({ kind: 'on', words: null, camera: sends('video'), microphone: sends('audio') })
  }

  #set(state: MediaState): void {
    this.#state = state
    for (const watcher of [...this.#watchers]) watcher()
  }
}
