import { memoryTakeStore } from './memory-take-store.ts'
import type { PieceProof, TakeBystander, TakeOwner, TakeServer } from './take-server.ts'
import type { DeviceTake, StoredTake, TakeStore } from './take-store.ts'
import type { UploadPorts } from './take-upload.ts'

/** A refusal as the kit's `ApiError` looks. */
export const refusal = (status: number, code: string, current?: unknown) =>
  Object.assign(new Error(code), { status, code, current })

export const offline = () => refusal(0, 'offline')

export const sumOf = (text: string) => `sum of ${text}`
export const proofOf = (text: string): PieceProof => ({ size: text.length, sha256: sumOf(text) })

type Asker = TakeOwner | TakeBystander

/** A server with signed addresses that fails where a test tells it to. */
export class FakeTakeServer implements TakeServer {
  readonly log: string[] = []
  /** Identity of each call, in the order of the log. */
  readonly askers: Asker[] = []
  readonly stored = new Map<number, string>()
  readonly checked = new Map<number, PieceProof>()
  /** Take → the device that has it. */
  readonly devices = new Map<string, string>()
  readonly refusedKeys = new Set<string>()
  readonly #faults: { readonly call: string; readonly fault: unknown; readonly after: boolean }[] = []
  closed = false
  /** The answer to a correct piece. */
  yes = true

  /** The next such call fails; with `after` its effect happened and only the answer was lost. */
  fail(call: string, fault: unknown, after = false): this {
    this.#faults.push({ call, fault, after })
    return this
  }

  async #do<T>(call: string, run: () => T): Promise<T> {
    this.log.push(call)
    const index = this.#faults.findIndex((fault) => call.startsWith(fault.call))
    const [planned] = index < 0 ? [] : this.#faults.splice(index, 1)
    if (planned && !planned.after) throw planned.fault
    const result = run()
    if (planned) throw planned.fault
    return result
  }

  #ask<T>(asker: Asker, call: string, run: () => T): Promise<T> {
    this.askers.push(asker)
    return this.#do(call, () => {
      if (this.refusedKeys.has(asker.key)) throw refusal(403, 'denied')
      const { id, device } = asker
      if (device !== undefined && (this.devices.get(id) ?? device) !== device)
        throw refusal(409, 'other_device')
      return run()
    })
  }

  #mustBeOpen(): void {
    if (this.closed) throw refusal(409, 'take_closed')
  }

  started = (take: TakeOwner, mimeType: string) =>
    this.#ask(take, `started ${take.id} ${mimeType}`, () => {
      this.devices.set(take.id, take.device)
    })
  interrupted = (take: Asker, reason: string) => this.#ask(take, `interrupted ${take.id} ${reason}`, () => {})

  addresses = (take: TakeOwner, from: number, count: number) =>
    this.#ask(take, `addresses ${take.id} ${from}`, () => {
      this.#mustBeOpen()
      const all = Array.from({ length: count }, (_, index) => from + index)
      return new Map(all.filter((n) => !this.checked.has(n)).map((n) => [n, `https://blobs.test/${n}`]))
    })

  put = async (address: string, bytes: Blob) => {
    const text = await bytes.text()
    const number = Number(address.split('/').at(-1))
    await this.#do(`put ${number}`, () => this.stored.set(number, text))
  }

  confirm = (take: TakeOwner, piece: number, proof: PieceProof) =>
    this.#ask(take, `confirm ${piece}`, () => {
      const known = this.checked.get(piece)
      if (known !== undefined) {
        if (known.sha256 !== proof.sha256) throw refusal(409, 'piece_differs')
        return this.yes
      }
      this.#mustBeOpen()
      const bytes = this.stored.get(piece)
      if (bytes === undefined) throw refusal(404, 'missing')
      if (bytes.length !== proof.size) throw refusal(409, 'piece_damaged')
      this.checked.set(piece, proof)
      return this.yes
    })

  confirmed = (take: TakeOwner) => this.#ask(take, `confirmed ${take.id}`, () => new Map(this.checked))

  finish = (take: TakeOwner, pieces: number) =>
    this.#ask(take, `finish ${take.id} ${pieces}`, () => {
      const lacking = Array.from({ length: pieces }, (_, index) => index + 1).filter(
        (number) => !this.checked.has(number),
      )
      if (lacking.length > 0) throw refusal(409, 'pieces_missing', lacking)
    })

  poster = (take: TakeOwner, picture: Blob) => this.#ask(take, `poster ${take.id} ${picture.size}`, () => {})

  trouble = (take: TakeOwner, trouble: string | null) =>
    this.#ask(take, `trouble ${take.id} ${trouble}`, () => {})

  counted = (call: string) => this.log.filter((line) => line.startsWith(call)).length
}

export const deviceTake = (change: Partial<DeviceTake> = {}): DeviceTake => ({
  id: 't1',
  record: 'r1',
  key: 'k1',
  device: 'd1',
  mimeType: 'video/webm',
  made: 0,
  ended: false,
  reason: null,
  toldStarted: false,
  toldReason: false,
  ...change,
})

/** A device's disk that fails where a test tells it to. */
export interface FakeDisk extends TakeStore {
  /** The next `times` such calls fail. */
  fail(call: keyof TakeStore, times?: number): void
}

export function diskLike(): FakeDisk {
  const disk = memoryTakeStore()
  const faults = new Map<keyof TakeStore, number>()
  const unsafe =
    <A extends unknown[], T>(call: keyof TakeStore, run: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      const left = faults.get(call) ?? 0
      faults.set(call, left - 1)
      if (left > 0) throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError')
      return await run(...args)
    }
  return {
    takes: unsafe('takes', disk.takes),
    save: unsafe('save', disk.save),
    add: unsafe('add', disk.add),
    numbers: unsafe('numbers', disk.numbers),
    piece: unsafe('piece', disk.piece),
    forgetPiece: unsafe('forgetPiece', disk.forgetPiece),
    forgetTake: unsafe('forgetTake', disk.forgetTake),
    fail: (call, times = 1) => void faults.set(call, times),
  }
}

/** A disk that holds a take with these pieces. @param take possibly of an earlier version */
export async function stored(
  take: StoredTake,
  pieces: Readonly<Record<number, string>>,
  store = diskLike(),
): Promise<FakeDisk> {
  const known = take as DeviceTake
  await store.save(known)
  for (const [number, text] of Object.entries(pieces))
    await store.add(known, Number(number), new Blob([text]))
  return store
}

export const uploadPorts = (store: TakeStore, server: TakeServer): UploadPorts => ({
  store,
  server,
  sha256: async (bytes) => sumOf(await bytes.text()),
  pause: async () => {},
})
