import { KeptPieces } from './kept-pieces.ts'
import type { PieceProof, TakeServer } from './take-server.ts'
import type { DeviceTake, TakeStore } from './take-store.ts'
import { type FinalRemedy, isFinal, lackingPieces, type Remedy, remedyFor } from './upload-faults.ts'

export interface UploadPorts {
  readonly store: TakeStore
  readonly server: TakeServer
  /** @returns hex */
  readonly sha256: (bytes: Blob) => Promise<string>
  /** Waits before the next try, shorter when the line comes back. */
  readonly pause: (attempt: number) => Promise<void>
}

/** `elsewhere`: another device of the talent records the take. */
export type UploadState = 'sending' | 'finished' | 'refused' | 'elsewhere'

export interface UploadProgress {
  readonly take: string
  readonly made: number
  readonly confirmed: number
  readonly ended: boolean
  readonly state: UploadState
}

/** Addresses are fetched for so many pieces at once: 20 s of recording. */
const AHEAD = 10
/** Pieces under way at once, when many wait. */
const PARALLEL = 3

class Stopped extends Error {
  readonly remedy: FinalRemedy

  constructor(remedy: FinalRemedy) {
    super(`The upload is ${remedy}.`)
    this.remedy = remedy
  }
}

/** Brings one take to the server, piece by piece, and forgets a piece only when the server has checked it. */
export class TakeUpload {
  readonly #ports: UploadPorts
  readonly #onChange: (progress: UploadProgress) => void
  readonly #pieces: KeptPieces
  readonly #addresses = new Map<number, string | null>()
  readonly #sent = new Set<number>()
  /** Rejects when the server says that another device has the take, also during other steps. */
  readonly #overtaken = Promise.withResolvers<never>()
  #fetching: Promise<void> | undefined
  #telling: Promise<void> | undefined
  #poster: 'unsent' | 'sending' | 'sent' = 'unsent'
  #take: DeviceTake
  #left = 0
  #state: UploadState = 'sending'
  #wake: (() => void) | undefined
  #woken = false

  constructor(take: DeviceTake, ports: UploadPorts, onChange: (progress: UploadProgress) => void) {
    this.#take = take
    this.#ports = ports
    this.#onChange = onChange
    this.#pieces = new KeptPieces(take.id, ports.store, ports.sha256)
  }

  get take(): DeviceTake {
    return this.#take
  }

  /** The device has a new piece of the take, or it has ended; earlier reports to the server stay valid. */
  changed(take: DeviceTake): void {
    this.#left += take.made - this.#take.made
    this.#take = { ...take, toldStarted: this.#take.toldStarted, toldReason: this.#take.toldReason }
    this.#woken = true
    this.#wake?.()
    void this.#tell()
    void this.#sendPoster()
  }

  /** Resolves when the take is at the server, or when this page cannot bring it there. */
  async run(): Promise<Exclude<UploadState, 'sending'>> {
    const end = await this.#end()
    this.#state = end
    if (end === 'finished') {
      await this.#pieces.forgetTake()
      this.#left = 0
    }
    this.#report()
    return end
  }

  async #end(): Promise<Exclude<UploadState, 'sending'>> {
    try {
      await Promise.race([this.#sendAll(), this.#overtaken.promise])
      return 'finished'
    } catch (fault) {
      const remedy = fault instanceof Stopped ? fault.remedy : 'refused'
      if (remedy !== 'closed') return remedy
      return (await this.#serverHasAll()) ? 'finished' : 'refused'
    }
  }

  /** @throws Stopped when the server does not want the take; a fault of the device's storage is waited out */
  async #sendAll(): Promise<void> {
    void this.#tell()
    for (let attempt = 0; ; ) {
      try {
        if (await this.#round()) return
        attempt = 0
      } catch (fault) {
        if (fault instanceof Stopped) throw fault
        await this.#ports.pause(attempt++)
      }
    }
  }

  /** @returns whether the server has everything */
  async #round(): Promise<boolean> {
    this.#woken = false
    const here = await this.#pieces.unconfirmed()
    this.#left = here.length
    this.#report()
    const ready = here.filter(this.#pieces.isReadable)
    if (ready.length > 0) {
      await Promise.all(ready.slice(0, PARALLEL).map((number) => this.#send(number)))
      return false
    }
    if (!this.#take.ended) {
      await this.#nextChange()
      return false
    }
    const chance = this.#pieces.nextChance()
    if (chance === undefined) return await this.#finish()
    await this.#ports.pause(chance)
    return false
  }

  #nextChange(): Promise<void> {
    if (this.#woken) return Promise.resolve()
    return new Promise((resolve) => {
      this.#wake = resolve
    })
  }

  #report(): void {
    const { id, made, ended } = this.#take
    const confirmed = Math.max(0, made - this.#left)
    this.#onChange({ take: id, made, confirmed, ended, state: this.#state })
  }

  /** Runs a step until it works. @throws Stopped when it cannot */
  async #insist(step: Parameters<typeof remedyFor>[1], run: () => Promise<void>): Promise<Remedy | 'done'> {
    for (let attempt = 0; ; attempt++) {
      // A step under way ends here when another device turns out to have the take.
      if (this.#state === 'elsewhere') throw new Stopped('elsewhere')
      try {
        await run()
        return 'done'
      } catch (fault) {
        if (fault instanceof Stopped) throw fault
        const remedy = remedyFor(fault, step)
        if (isFinal(remedy)) throw new Stopped(remedy)
        await this.#ports.pause(attempt)
        if (remedy !== 'wait') return remedy
      }
    }
  }

  async #send(number: number): Promise<void> {
    const { server } = this.#ports
    const piece = await this.#pieces.read(number)
    if (!piece) return
    for (;;) {
      const address = this.#sent.has(number) ? null : await this.#addressOf(number)
      if (address !== null) {
        const sent = await this.#insist('send', () => server.put(address, piece.bytes))
        this.#addresses.delete(number)
        if (sent !== 'done') continue
        this.#sent.add(number)
      }
      const confirmed = await this.#insist('confirm', () => this.#confirm(number, piece.proof))
      if (confirmed === 'done') break
      this.#sent.delete(number)
      this.#addresses.delete(number)
    }
    await this.#pieces.forget(number)
    this.#sent.delete(number)
    this.#left -= 1
    this.#report()
  }

  /** @throws for every answer but a plain yes: only that lets a piece be forgotten */
  async #confirm(number: number, proof: PieceProof): Promise<void> {
    const answer = await this.#ports.server.confirm(this.#take, number, proof)
    if (answer !== true) throw new Error(`Piece ${number} was not confirmed.`)
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
      const fresh = await this.#ports.server.addresses(this.#take, number, AHEAD)
      for (let piece = number; piece < number + AHEAD; piece++)
        this.#addresses.set(piece, fresh.get(piece) ?? null)
    })
  }

  /** Says that recording has begun, and why it ended early, as soon as the line allows. */
  #tell(): Promise<void> {
    this.#telling ??= this.#tellAll()
      .catch(this.#overtaken.reject)
      .finally(() => {
        this.#telling = undefined
      })
    return this.#telling
  }

  /** @throws Stopped when another device has the take */
  async #tellAll(): Promise<void> {
    const { server } = this.#ports
    for (;;) {
      const { reason, toldStarted, toldReason } = this.#take
      if (!toldStarted) {
        await this.#say(() => server.started(this.#take, this.#take.mimeType))
        await this.#note({ toldStarted: true })
      } else if (reason !== null && !toldReason) {
        await this.#say(() => server.interrupted(this.#take, reason))
        await this.#note({ toldReason: true })
      } else return
    }
  }

  /** News that the server does not want any more is no reason to stop. */
  async #say(run: () => Promise<void>): Promise<void> {
    await this.#insist('tell', run).catch((fault: unknown) => {
      if (!(fault instanceof Stopped) || fault.remedy === 'elsewhere') throw fault
    })
  }

  async #note(told: Partial<DeviceTake>): Promise<void> {
    this.#take = { ...this.#take, ...told }
    // A take that was not saved is reported again after a reload, which does no harm.
    await this.#ports.store.save(this.#take).catch(() => {})
  }

  /** One that does not arrive is sent again with the next piece; the take is whole without it. */
  async #sendPoster(): Promise<void> {
    const { poster, toldStarted } = this.#take
    if (!poster || !toldStarted || this.#poster !== 'unsent') return
    this.#poster = 'sending'
    try {
      await this.#ports.server.poster(this.#take, poster)
      this.#poster = 'sent'
    } catch {
      this.#poster = 'unsent'
    }
  }

  /** @returns false when the server lacks pieces that are still here */
  async #finish(): Promise<boolean> {
    const { server } = this.#ports
    await this.#tell()
    await this.#sendPoster()
    let lacking: readonly number[] = []
    await this.#insist('tell', async () => {
      try {
        await server.finish(this.#take, this.#take.made)
        lacking = []
      } catch (fault) {
        lacking = lackingPieces(fault)
        if (lacking.length === 0) throw fault
      }
    })
    const [first] = [...lacking].sort((a, b) => a - b)
    if (first === undefined) return true
    const here = new Set((await this.#pieces.unconfirmed()).filter(this.#pieces.isReadable))
    if (lacking.some((number) => here.has(number))) return false
    // A piece is gone for good: the take ends at the gap, and staff are told the reason.
    await this.#note({ reason: `Piece ${first} of the recording was lost on the device.`, toldReason: false })
    await this.#tell()
    await this.#note({ made: first - 1 })
    await this.#insist('tell', () => server.finish(this.#take, first - 1))
    return true
  }

  /** A take that was closed may be whole at the server already: then nothing is kept here. */
  async #serverHasAll(): Promise<boolean> {
    // Pieces that the camera still adds exist only here.
    if (!this.#take.ended) return false
    let hasAll = false
    try {
      await this.#insist('tell', async () => {
        hasAll = await this.#isAllConfirmed()
      })
    } catch {
      return false
    }
    return hasAll
  }

  async #isAllConfirmed(): Promise<boolean> {
    const confirmed = await this.#ports.server.confirmed(this.#take)
    for (const number of await this.#pieces.unconfirmed()) {
      const mine = (await this.#pieces.read(number))?.proof
      const theirs = confirmed.get(number)
      if (!mine || mine.size !== theirs?.size || mine.sha256 !== theirs.sha256) return false
    }
    return true
  }
}
