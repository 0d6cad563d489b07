import { ApiError } from '../call/api-error.ts'
import type { KeptUploads } from './kept-uploads.ts'

/** An upload as the server has it. */
export interface ServerUpload {
  readonly _id: string
  readonly name: string
  readonly size: number
  readonly state: 'sending' | 'whole' | 'failed'
  readonly reason: string | null
  readonly parts: readonly { readonly part: number; readonly size: number; readonly sha256: string }[]
}

/** Names an upload in calls; `key` proves that of a person without an account to be the own one. */
export interface UploadRef {
  readonly id: string
  readonly key?: string
}

/** The calls of one place that takes files. All throw `ApiError`. */
export interface UploadServer {
  /** Every part but the last has so many bytes. */
  readonly partBytes: number
  readonly partType: string
  /** @returns why the file is not taken; null when it is */
  refusal(file: File): string | null
  begin(file: File): Promise<{ readonly upload: ServerUpload; readonly key?: string }>
  lookUp(ref: UploadRef): Promise<ServerUpload>
  /** @returns null for a part that is confirmed already */
  address(ref: UploadRef, part: number): Promise<string | null>
  confirm(ref: UploadRef, part: number, sha256: string): Promise<void>
  complete(ref: UploadRef): Promise<ServerUpload>
  /** A picture of the file, for an install that takes none. */
  showPoster(ref: UploadRef, picture: Blob): Promise<void>
  remove(ref: UploadRef): Promise<void>
}

export interface UploadMachine {
  put(address: string, part: Blob, onProgress: (percent: number) => void, signal: AbortSignal): Promise<void>
  /** Hex. */
  sha256(part: Blob): Promise<string>
  /** @returns null where this browser cannot decode the file */
  poster(file: File): Promise<Blob | null>
  /** Ends earlier when the line is back. */
  pause(milliseconds: number, signal: AbortSignal): Promise<void>
}

/** needs_file: begun before the page was loaded; the same file has to be chosen again. */
export type UploadRowState = 'sending' | 'needs_file' | 'whole' | 'failed'

export interface UploadRow {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly state: UploadRowState
  /** Whole; never less than before; 100 only once the server has all of it. */
  readonly percent: number
  readonly fault: string | null
  /** Trying again can help. */
  readonly canRetry: boolean
  readonly ref: UploadRef | null
}

interface Work {
  readonly file: File
  readonly ending: AbortController
  /** Begun at once, so that a file that waits for its turn is known after a reload. */
  readonly ref: Promise<UploadRef>
}

const TRIES = 6
const LONGEST_PAUSE = 8_000
const OTHER_FILE = (name: string) => `This is another file. Choose ${name} to go on.`

/** The line or the server is away: the same step may work in a while. */
const isAway = ({ status, code }: ApiError) =>
  code === 'unexpected' || status === 0 || status === 408 || status === 429 || status >= 500
/** The address is used up, or the part did not arrive whole: it is sent once more. */
const isLost = ({ status, code }: ApiError) => status === 403 || status === 404 || code === 'part_damaged'

const known = (fault: unknown) =>
  fault instanceof ApiError
    ? fault
    : new ApiError({ status: 0, code: 'offline', message: 'Network error occurred' })

/** Uploads files one after the other, in parts; what has arrived is never sent again. */
export class UploadQueue {
  readonly #server: UploadServer
  readonly #machine: UploadMachine
  readonly #kept: KeptUploads
  readonly #watchers = new Set<() => void>()
  readonly #work = new Map<string, Work>()
  #rows: readonly UploadRow[] = []
  #turn: Promise<unknown> = Promise.resolve()
  #made = 0

  constructor(server: UploadServer, machine: UploadMachine, kept: KeptUploads) {
    this.#server = server
    this.#machine = machine
    this.#kept = kept
    for (const one of kept.all()) this.#show({ ...this.#rowOf(one), state: 'needs_file', ref: one.ref })
  }

  readonly rows = (): readonly UploadRow[] => this.#rows

  readonly subscribe = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  /** Learns how far the uploads of an earlier load of the page are; those that are gone disappear. */
  async restore(): Promise<void> {
    for (const { id, ref } of this.#rows.filter(({ state }) => state === 'needs_file')) {
      if (ref === null) continue
      try {
        this.#heard(id, await this.#server.lookUp(ref))
      } catch (fault) {
        if (known(fault).status === 404) this.#forget(id)
      }
    }
  }

  add(files: readonly File[]): void {
    for (const file of files) {
      const begun = this.#rows.find(
        ({ state, name, size }) => state === 'needs_file' && name === file.name && size === file.size,
      )
      if (begun) this.resume(begun.id, file)
      else this.#begin(file)
    }
  }

  /** Goes on with the file that the upload was begun with; another one is refused. */
  resume(id: string, file: File): void {
    const row = this.#row(id)
    if (!row) return
    if (row.size !== file.size) this.#change(id, { fault: OTHER_FILE(row.name) })
    else this.#start(id, file)
  }

  retry(id: string): void {
    const work = this.#work.get(id)
    if (work) this.#start(id, work.file)
  }

  async remove(id: string): Promise<void> {
    const row = this.#row(id)
    this.#work.get(id)?.ending.abort()
    this.#forget(id)
    // What the server is not told of vanishes there by itself.
    if (row?.ref) await this.#server.remove(row.ref).catch(() => {})
  }

  /** Everything was handed in: nothing of it stays on this device. */
  clear(): void {
    for (const { id } of this.#rows) this.#forget(id)
  }

  #rowOf({ name, size }: { readonly name: string; readonly size: number }): UploadRow {
    this.#made += 1
    const id = `upload-${this.#made}`
    return { id, name, size, state: 'sending', percent: 0, fault: null, canRetry: false, ref: null }
  }

  #begin(file: File): void {
    const row = this.#rowOf(file)
    const refusal = this.#server.refusal(file)
    this.#show(row)
    if (refusal === null) this.#start(row.id, file)
    else this.#change(row.id, { state: 'failed', fault: refusal })
  }

  #start(id: string, file: File): void {
    this.#work.get(id)?.ending.abort()
    const ending = new AbortController()
    this.#change(id, { state: 'sending', fault: null, canRetry: false })
    const ref = this.#ref(id, file, ending.signal)
    // Told where its turn comes.
    ref.catch(() => {})
    const work = { file, ending, ref }
    this.#work.set(id, work)
    this.#turn = this.#turn.then(() => this.#send(id, work))
  }

  async #send(id: string, work: Work): Promise<void> {
    try {
      if (work.ending.signal.aborted) return
      await this.#sendAll(id, work)
    } catch (fault) {
      if (work.ending.signal.aborted) return
      if (fault instanceof OtherFile)
        this.#change(id, { state: 'needs_file', fault: OTHER_FILE(this.#row(id)?.name ?? '') })
      else {
        const { message } = known(fault)
        this.#change(id, { state: 'failed', fault: message, canRetry: true })
      }
    }
  }

  async #sendAll(id: string, { file, ending, ref: begun }: Work): Promise<void> {
    const { signal } = ending
    const ref = await begun
    const upload = await this.#patiently(id, signal, () => this.#server.lookUp(ref))
    await this.#mustBeSame(upload, file)
    void this.#sendPoster(ref, file)
    const there = new Map(upload.parts.map(({ part, size }) => [part, size]))
    const count = Math.ceil(file.size / this.#server.partBytes)
    const sum = () => [...there.values()].reduce((all, size) => all + size, 0)
    if (upload.state === 'sending')
      for (let part = 1; part <= count; part += 1) {
        if (there.has(part)) continue
        const bytes = this.#partOf(file, part)
        await this.#sendPart(id, ref, part, bytes, signal, (percent) =>
          this.#reached(id, sum() + (bytes.size * percent) / 100),
        )
        there.set(part, bytes.size)
        this.#reached(id, sum())
      }
    this.#heard(id, await this.#patiently(id, signal, () => this.#server.complete(ref)))
  }

  /** Begins the upload, if it is not begun. */
  async #ref(id: string, file: File, signal: AbortSignal): Promise<UploadRef> {
    const before = this.#row(id)?.ref
    if (before) return before
    const { upload, key } = await this.#patiently(id, signal, () => this.#server.begin(file))
    const ref = key === undefined ? { id: upload._id } : { id: upload._id, key }
    this.#kept.add({ ref, name: file.name, size: file.size })
    this.#change(id, { ref })
    return ref
  }

  /** @throws OtherFile when the first or the last part that has arrived is not of this file */
  async #mustBeSame({ parts }: ServerUpload, file: File): Promise<void> {
    for (const one of new Set([parts.at(0), parts.at(-1)])) {
      if (one && (await this.#machine.sha256(this.#partOf(file, one.part))) !== one.sha256)
        throw new OtherFile()
    }
  }

  async #sendPart(
    id: string,
    ref: UploadRef,
    part: number,
    bytes: Blob,
    signal: AbortSignal,
    onProgress: (percent: number) => void,
  ): Promise<void> {
    const sha256 = await this.#machine.sha256(bytes)
    const send = async () => {
      const address = await this.#server.address(ref, part)
      if (address === null) return
      await this.#machine.put(address, bytes, onProgress, signal)
      await this.#server.confirm(ref, part, sha256)
    }
    await this.#patiently(id, signal, send, (fault) => isAway(fault) || isLost(fault))
  }

  /** Repeats a step that fails for a reason that passes, and says meanwhile why it does not get on. */
  async #patiently<T>(
    id: string,
    signal: AbortSignal,
    step: () => Promise<T>,
    canPass: (fault: ApiError) => boolean = isAway,
  ): Promise<T> {
    for (let tried = 1; ; tried += 1) {
      try {
        const result = await step()
        if (this.#row(id)?.fault) this.#change(id, { fault: null })
        return result
      } catch (fault) {
        if (signal.aborted) throw fault
        const reason = known(fault)
        if (tried >= TRIES || !canPass(reason)) throw reason
        this.#change(id, { fault: reason.message })
        await this.#machine.pause(Math.min(LONGEST_PAUSE, 250 * 2 ** tried), signal)
      }
    }
  }

  /** The file goes on beside it, and is whole without it. */
  async #sendPoster(ref: UploadRef, file: File): Promise<void> {
    const picture = await this.#machine.poster(file).catch(() => null)
    if (picture) await this.#server.showPoster(ref, picture).catch(() => {})
  }

  #partOf(file: File, part: number): Blob {
    const { partBytes, partType } = this.#server
    return file.slice((part - 1) * partBytes, Math.min(part * partBytes, file.size), partType)
  }

  #reached(id: string, bytes: number): void {
    const row = this.#row(id)
    if (!row) return
    const percent = Math.min(99, Math.floor((bytes / row.size) * 100))
    if (percent > row.percent) this.#change(id, { percent })
  }

  /** Takes over what the server says about an upload. */
  #heard(id: string, { state, reason, parts }: ServerUpload): void {
    if (state === 'whole') this.#change(id, { state, percent: 100, fault: null })
    else if (state === 'failed') this.#change(id, { state, fault: reason, canRetry: false })
    else
      this.#reached(
        id,
        parts.reduce((sum, { size }) => sum + size, 0),
      )
  }

  #row(id: string): UploadRow | undefined {
    return this.#rows.find((row) => row.id === id)
  }

  #show(row: UploadRow): void {
    this.#rows = [...this.#rows, row]
    this.#tell()
  }

  #change(id: string, change: Partial<UploadRow>): void {
    this.#rows = this.#rows.map((row) => (row.id === id ? { ...row, ...change } : row))
    this.#tell()
  }

  #forget(id: string): void {
    const ref = this.#row(id)?.ref
    if (ref) this.#kept.drop(ref.id)
    this.#work.delete(id)
    this.#rows = this.#rows.filter((row) => row.id !== id)
    this.#tell()
  }

  #tell(): void {
    for (const watcher of this.#watchers) watcher()
  }
}

class OtherFile extends Error {}
