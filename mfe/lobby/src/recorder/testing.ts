import { memoryTakeStore } from './memory-take-store.ts'
import type { DeviceTake, TakeStore } from './take-store.ts'
import type { TakeServer, UploadPorts } from './take-upload.ts'

/** A refusal as the kit's `ApiError` looks. */
export const refusal = (status: number, code: string, current?: unknown) =>
  Object.assign(new Error(code), { status, code, current })

export const offline = () => refusal(0, 'offline')

/** A server with signed addresses that fails where a test tells it to. */
export class FakeTakeServer implements TakeServer {
  readonly log: string[] = []
  readonly stored = new Map<number, string>()
  readonly checked = new Map<number, string>()
  readonly #faults: { readonly call: string; readonly fault: unknown; readonly after: boolean }[] = []
  closed = false

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

  #mustBeOpen(): void {
    if (this.closed) throw refusal(409, 'take_closed')
  }

  started = (take: string, mimeType: string) => this.#do(`started ${take} ${mimeType}`, () => {})
  interrupted = (take: string, reason: string) => this.#do(`interrupted ${take} ${reason}`, () => {})

  addresses = (take: string, from: number, count: number) =>
    this.#do(`addresses ${take} ${from}`, () => {
      this.#mustBeOpen()
      const all = Array.from({ length: count }, (_, index) => from + index)
      return new Map(all.filter((n) => !this.checked.has(n)).map((n) => [n, `https://blobs.test/${n}`]))
    })

  put = async (address: string, bytes: Blob) => {
    const text = await bytes.text()
    const number = Number(address.split('/').at(-1))
    await this.#do(`put ${number}`, () => this.stored.set(number, text))
  }

  confirm = (_take: string, piece: number, proof: { size: number; sha256: string }) =>
    this.#do(`confirm ${piece}`, () => {
      const known = this.checked.get(piece)
      if (known !== undefined) {
        if (known !== proof.sha256) throw refusal(409, 'piece_differs')
        return
      }
      this.#mustBeOpen()
      const bytes = this.stored.get(piece)
      if (bytes === undefined) throw refusal(404, 'missing')
      if (bytes.length !== proof.size) throw refusal(409, 'piece_damaged')
      this.checked.set(piece, proof.sha256)
    })

  confirmed = (take: string) => this.#do(`confirmed ${take}`, () => [...this.checked.keys()])

  finish = (take: string, pieces: number) =>
    this.#do(`finish ${take} ${pieces}`, () => {
      const lacking = Array.from({ length: pieces }, (_, index) => index + 1).filter(
        (number) => !this.checked.has(number),
      )
      if (lacking.length > 0) throw refusal(409, 'pieces_missing', lacking)
    })

  counted = (call: string) => this.log.filter((line) => line.startsWith(call)).length
}

export const deviceTake = (change: Partial<DeviceTake> = {}): DeviceTake => ({
  id: 't1',
  record: 'r1',
  mimeType: 'video/webm',
  made: 0,
  ended: false,
  reason: null,
  toldStarted: false,
  toldReason: false,
  ...change,
})

/** Puts a take with these pieces into a store that survives, as a device's disk does. */
export async function stored(take: DeviceTake, pieces: Readonly<Record<number, string>>): Promise<TakeStore> {
  const store = diskLike()
  await store.save(take)
  for (const [number, text] of Object.entries(pieces)) await store.add(take, Number(number), new Blob([text]))
  return store
}

export function diskLike(): TakeStore {
  const memory = memoryTakeStore()
  return {
    ...memory,
    add: async (take, number, bytes) => {
      await memory.add(take, number, bytes)
      return true
    },
  }
}

export const uploadPorts = (store: TakeStore, server: TakeServer): UploadPorts => ({
  store,
  server,
  sha256: async (bytes) => `sum of ${await bytes.text()}`,
  pause: async () => {},
})
