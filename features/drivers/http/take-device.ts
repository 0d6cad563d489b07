import { createHash, randomUUID } from 'node:crypto'
import { confirmPiece, finishTake, pieceAddresses, takeStarted } from '@callboard/review/contract'
import { recordedPieces } from '../../support/recorded-take.ts'
import type { ApiClient } from './api-client.ts'
import { once, type Persist, StorageRefusal } from './persist.ts'

const TYPE = 'application/octet-stream'

/** The device of a talent that records a take and hands it over in pieces. */
export class TakeDevice {
  readonly #origin: string
  readonly #page: ApiClient
  /** Id of its take. */
  readonly take: string
  readonly #device = randomUUID()
  readonly #persist: Persist
  #pieces = 0

  /** @param page calls by the key of the talent's page */
  constructor(origin: string, page: ApiClient, take: string, persist: Persist = once) {
    this.#origin = origin
    this.#page = page
    this.take = take
    this.#persist = persist
  }

  /** Records so many seconds, and has stored and confirmed all of it. */
  async record(seconds: number): Promise<void> {
    await this.send(await recordedPieces(seconds))
  }

  /** Has stored and confirmed these pieces of a recording. */
  async send(pieces: readonly Buffer[]): Promise<void> {
    const take = { id: this.take, device: this.#device }
    const mime_type = 'video/webm;codecs=h264,opus'
    await this.#persist(() => this.#page.call(takeStarted, { ...take, mime_type }))
    for (const [index, bytes] of pieces.entries()) await this.#persist(() => this.#send(index + 1, bytes))
    this.#pieces = pieces.length
  }

  async #send(piece: number, bytes: Buffer): Promise<void> {
    const take = { id: this.take, device: this.#device }
    const { addresses } = await this.#page.call(pieceAddresses, { ...take, from: piece, count: 1 })
    // A piece that is confirmed gets no address.
    if (!addresses[0]) return
    await this.#store(addresses[0].url, bytes)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await this.#page.call(confirmPiece, { ...take, piece, size: bytes.length, sha256 })
  }

  async #store(url: string, bytes: Uint8Array): Promise<void> {
    const stored = await fetch(new URL(url, this.#origin), {
      method: 'PUT',
      headers: { 'content-type': TYPE },
      body: new Blob([Uint8Array.from(bytes)], { type: TYPE }),
    })
    const words = await stored.text()
    if (!stored.ok) throw new StorageRefusal(stored, words)
  }

  async finish(): Promise<void> {
    const take = { id: this.take, device: this.#device, pieces: this.#pieces }
    await this.#persist(() => this.#page.call(finishTake, take))
  }
}
