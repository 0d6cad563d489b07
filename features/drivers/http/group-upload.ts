import { createHash } from 'node:crypto'
import type { InputOf } from '@callboard/core/http-contract'
import {
  beginGroupUpload,
  completeUpload,
  confirmUploadPart,
  lookUpUpload,
  PIECE_TYPE,
  partCount,
  UPLOAD_PART_BYTES,
  type UploadView,
  uploadPartAddresses,
} from '@callboard/review/contract'
import type { ApiClient } from './api-client.ts'
import { once, type Persist, StorageRefusal } from './persist.ts'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** A video that staff add to a group, as their browser sends it: in parts, each to an address of its own. */
export class GroupUpload {
  readonly #origin: string
  readonly #staff: ApiClient
  readonly #bytes: Uint8Array
  readonly id: string

  private constructor(origin: string, staff: ApiClient, bytes: Uint8Array, id: string) {
    this.#origin = origin
    this.#staff = staff
    this.#bytes = bytes
    this.id = id
  }

  /** @param told what the browser says about the file, where that is not the truth */
  static async begin(
    origin: string,
    staff: ApiClient,
    group: string,
    name: string,
    bytes: Uint8Array,
    told: Partial<InputOf<typeof beginGroupUpload>> = {},
  ): Promise<GroupUpload> {
    const file = { id: group, name, type: 'video/mp4', size: bytes.length, ...told }
    return new GroupUpload(origin, staff, bytes, (await staff.call(beginGroupUpload, file))._id)
  }

  /** Numbers of its parts. */
  get parts(): readonly number[] {
    return Array.from({ length: partCount(this.#bytes.length) }, (_, index) => index + 1)
  }

  part(number: number): Uint8Array {
    return this.#bytes.subarray((number - 1) * UPLOAD_PART_BYTES, number * UPLOAD_PART_BYTES)
  }

  /** @returns null for a part that is confirmed */
  async address(part: number): Promise<URL | null> {
    const { addresses } = await this.#staff.call(uploadPartAddresses, { id: this.id, parts: [part] })
    return addresses[0] ? new URL(addresses[0].url, this.#origin) : null
  }

  /** @returns the answer of the storage */
  async put(part: number, bytes = this.part(part)): Promise<Response> {
    const address = await this.address(part)
    if (!address) throw new Error(`Part ${part} has no address any more.`)
    return await putTo(address, bytes)
  }

  /** @param digest hex, of the bytes of the part; default: the true one */
  async confirm(part: number, digest = sha256(this.part(part))): Promise<void> {
    await this.#staff.call(confirmUploadPart, { id: this.id, part, sha256: digest })
  }

  /** Puts and confirms the parts that are not there. */
  async send(parts = this.parts, persist: Persist = once): Promise<void> {
    for (const part of parts) await persist(() => this.#send(part))
  }

  async #send(part: number): Promise<void> {
    const address = await this.address(part)
    if (!address) return
    const stored = await putTo(address, this.part(part))
    const words = await stored.text()
    if (!stored.ok) throw new StorageRefusal(stored, words)
    await this.confirm(part)
  }

  state(): Promise<UploadView> {
    return this.#staff.call(lookUpUpload, { id: this.id })
  }

  complete(): Promise<UploadView> {
    return this.#staff.call(completeUpload, { id: this.id })
  }
}

export const putTo = (address: URL, bytes: Uint8Array): Promise<Response> =>
  fetch(address, {
    method: 'PUT',
    headers: { 'content-type': PIECE_TYPE },
    body: new Blob([Uint8Array.from(bytes)], { type: PIECE_TYPE }),
  })
