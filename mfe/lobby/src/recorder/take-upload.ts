import type { DeviceTake, TakeStore } from './take-store.ts'
import { lackingPieces, type Remedy, remedyFor } from './upload-faults.ts'

/** The server's side of an upload. Each call throws an error with `status` and `code` when it is refused. */
export interface TakeServer {
  started(take: string, mimeType: string): Promise<void>
  interrupted(take: string, reason: string): Promise<void>
  /** Addresses by piece number; a number that the server has confirmed before gets none. */
  addresses(take: string, from: number, count: number): Promise<ReadonlyMap<number, string>>
  put(address: string, bytes: Blob): Promise<void>
  confirm(take: string, piece: number, proof: { size: number; sha256: string }): Promise<void>
  /** Numbers of the pieces that the server has checked. */
  confirmed(take: string): Promise<readonly number[]>
  finish(take: string, pieces: number): Promise<void>
}

export interface UploadPorts {
  readonly store: TakeStore
  readonly server: TakeServer
  /** @returns hex */
  readonly sha256: (bytes: Blob) => Promise<string>
  /** Waits before the next try, shorter when the line comes back. */
  readonly pause: (attempt: number) => Promise<void>
}

export interface UploadProgress {
  readonly take: string
  readonly made: number
  readonly confirmed: number
  readonly ended: boolean
  readonly state: 'sending' | 'finished' | 'refused'
}

/** Addresses are fetched for so many pieces at once: 20 s of recording. */
const AHEAD = 10
/** Pieces under way at once, when many wait. */
const PARALLEL = 3

class Stopped extends Error {
  readonly remedy: 'closed' | 'refused'

  constructor(remedy: 'closed' | 'refused') {
    super(`The upload is ${remedy}.`)
    this.remedy = remedy
  }
}

/** Brings one take to the server, piece by piece, and forgets a piece only when the server has checked it. */
export class TakeUpload {
  readonly #ports: UploadPorts
  readonly #onChange: (progress: UploadProgress) => void
  readonly #addresses = new Map<number, string | null>()
  readonly #sent = new Set<number>()
  #fetching: Promise<void> | undefined
  #telling: Promise<void> | undefined
  #take: DeviceTake
  #left = 0
  #state: UploadProgress['state'] = 'sending'
  #wake: (() => void) | undefined
  #woken = false

  constructor(take: DeviceTake, ports: UploadPorts, onChange: (progress: UploadProgress) => void) {
    this.#take = take
    this.#ports = ports
    this.#onChange = onChange
  }

  get take(): DeviceTake {
    return this.#take
  }

  /** The device has a new piece of the take, or it has ended; what was told to the server stays told. */
  changed(take: DeviceTake): void {
    this.#take = { ...take, toldStarted: this.#take.toldStarted, toldReason: this.#take.toldReason }
    this.#woken = true
    this.#wake?.()
    void this.#tell()
  }

  /** Resolves when the take is at the server, or when it never will be. */
  async run(): Promise<'finished' | 'refused'> {
    try {
      await this.#sendAll()
      this.#state = 'finished'
    } catch (fault) {
      if (!(fault instanceof Stopped)) throw fault
      this.#state = (await this.#serverHasAll(fault)) ? 'finished' : 'refused'
    }
    if (this.#state === 'finished') await this.#ports.store.forgetTake(this.#take.id)
    await this.#report()
    return this.#state
  }

  async #sendAll(): Promise<void> {
    void this.#tell()
    for (;;) {
      this.#woken = false
      await this.#report()
      const numbers = await this.#ports.store.numbers(this.#take.id)
      if (numbers.length > 0) {
        await Promise.all(numbers.slice(0, PARALLEL).map((number) => this.#send(number)))
      } else if (!this.#take.ended) await this.#nextChange()
      else if (await this.#finish()) return
    }
  }

  #nextChange(): Promise<void> {
    if (this.#woken) return Promise.resolve()
    return new Promise((resolve) => {
      this.#wake = resolve
    })
  }

  async #report(): Promise<void> {
    this.#left = this.#state === 'finished' ? 0 : (await this.#ports.store.numbers(this.#take.id)).length
    const { id, made, ended } = this.#take
    this.#onChange({
      take: id,
      made,
      confirmed: Math.max(0, made - this.#left),
      ended,
      state: this.#state,
    })
  }

  /** Runs a step until it works. @throws Stopped when it cannot */
  async #insist(step: Parameters<typeof remedyFor>[1], run: () => Promise<void>): Promise<Remedy | 'done'> {
    for (let attempt = 0; ; attempt++) {
      try {
        await run()
        return 'done'
      } catch (fault) {
        if (fault instanceof Stopped) throw fault
        const remedy = remedyFor(fault, step)
        if (remedy === 'closed' || remedy === 'refused') throw new Stopped(remedy)
        await this.#ports.pause(attempt)
        if (remedy !== 'wait') return remedy
      }
    }
  }

  async #send(number: number): Promise<void> {
    const { store, server, sha256 } = this.#ports
    const take = this.#take.id
    const bytes = await store.piece(take, number)
    if (!bytes) return
    const proof = { size: bytes.size, sha256: await sha256(bytes) }
    for (;;) {
      const address = this.#sent.has(number) ? null : await this.#addressOf(number)
      if (address !== null) {
        const sent = await this.#insist('send', () => server.put(address, bytes))
        this.#addresses.delete(number)
        if (sent !== 'done') continue
        this.#sent.add(number)
      }
      const confirmed = await this.#insist('confirm', () => server.confirm(take, number, proof))
      if (confirmed === 'done') break
      this.#sent.delete(number)
      this.#addresses.delete(number)
    }
    await store.forgetPiece(take, number)
    this.#sent.delete(number)
    await this.#report()
  }

  /** @returns null when the server has the piece and only the answer was lost */
  async #addressOf(number: number): Promise<string | null> {
    for (;;) {
      const known = this.#addresses.get(number)
      if (known !== undefined) return known
      this.#fetching ??= this.#fetchFrom(number).finally(() => {
        this.#fetching = undefined
      })
      await this.#fetching
    }
  }

  async #fetchFrom(number: number): Promise<void> {
    await this.#insist('address', async () => {
      const fresh = await this.#ports.server.addresses(this.#take.id, number, AHEAD)
      for (let piece = number; piece < number + AHEAD; piece++)
        this.#addresses.set(piece, fresh.get(piece) ?? null)
    })
  }

  /** Says that recording has begun, and why it ended early, as soon as the line allows. */
  #tell(): Promise<void> {
    this.#telling ??= this.#tellAll().finally(() => {
      this.#telling = undefined
    })
    return this.#telling
  }

  async #tellAll(): Promise<void> {
    const { server } = this.#ports
    for (;;) {
      const { id, mimeType, reason, toldStarted, toldReason } = this.#take
      if (!toldStarted) {
        await this.#say(() => server.started(id, mimeType))
        await this.#note({ toldStarted: true })
      } else if (reason !== null && !toldReason) {
        await this.#say(() => server.interrupted(id, reason))
        await this.#note({ toldReason: true })
      } else return
    }
  }

  /** News that the server does not want any more is no reason to stop. */
  async #say(run: () => Promise<void>): Promise<void> {
    await this.#insist('tell', run).catch((fault: unknown) => {
      if (!(fault instanceof Stopped)) throw fault
    })
  }

  async #note(told: Partial<DeviceTake>): Promise<void> {
    this.#take = { ...this.#take, ...told }
    await this.#ports.store.save(this.#take)
  }

  /** @returns false when the server lacks pieces that are still here */
  async #finish(): Promise<boolean> {
    const { server } = this.#ports
    await this.#tell()
    let lacking: readonly number[] = []
    await this.#insist('tell', async () => {
      try {
        await server.finish(this.#take.id, this.#take.made)
        lacking = []
      } catch (fault) {
        lacking = lackingPieces(fault)
        if (lacking.length === 0) throw fault
      }
    })
    const [first] = [...lacking].sort((a, b) => a - b)
    if (first === undefined) return true
    const here = new Set(await this.#ports.store.numbers(this.#take.id))
    if (lacking.some((number) => here.has(number))) return false
    // A piece is gone for good: what lies before the gap is the take, and staff are told why it is short.
    await this.#note({ reason: `Piece ${first} of the recording was lost on the device.`, toldReason: false })
    await this.#tell()
    await this.#note({ made: first - 1 })
    await this.#insist('tell', () => server.finish(this.#take.id, first - 1))
    return true
  }

  /** A take that was closed may be whole at the server already: then nothing is kept here. */
  async #serverHasAll(fault: Stopped): Promise<boolean> {
    if (fault.remedy !== 'closed') return false
    const { store, server } = this.#ports
    let has: ReadonlySet<number> = new Set()
    try {
      await this.#insist('tell', async () => {
        has = new Set(await server.confirmed(this.#take.id))
      })
    } catch {
      return false
    }
    return (await store.numbers(this.#take.id)).every((number) => has.has(number))
  }
}
