import { createHash, randomUUID } from 'node:crypto'
import { confirmPiece, finishTake, pieceAddresses, takeStarted } from '@callboard/review/contract'
import { expect } from 'chai'
import { recordedPieces } from '../../support/recorded-take.ts'
import type { ApiClient } from './api-client.ts'

const TYPE = 'application/octet-stream'

/** The device of a talent that records a take and hands it over in pieces. */
export class TakeDevice {
  readonly #origin: string
  readonly #page: ApiClient
  /** Id of its take. */
  readonly take: string
  readonly #device = randomUUID()
  #pieces = 0

  /** @param page calls by the key of the talent's page */
  constructor(origin: string, page: ApiClient, take: string) {
    this.#origin = origin
    this.#page = page
    this.take = take
  }

  /** Records so many seconds, and has stored and confirmed all of it. */
  async record(seconds: number): Promise<void> {
    const take = { id: this.take, device: this.#device }
    await this.#page.call(takeStarted, { ...take, mime_type: 'video/webm;codecs=h264,opus' })
    const pieces = await recordedPieces(seconds)
    const { addresses } = await this.#page.call(pieceAddresses, { ...take, from: 1, count: pieces.length })
    for (const [index, { piece, url }] of addresses.entries()) {
      const bytes = pieces[index]!
      await this.#store(url, bytes)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      await this.#page.call(confirmPiece, { ...take, piece, size: bytes.length, sha256 })
    }
    this.#pieces = pieces.length
  }

  async #store(url: string, bytes: Uint8Array): Promise<void> {
    const stored = await fetch(new URL(url, this.#origin), {
      method: 'PUT',
      headers: { 'content-type': TYPE },
      body: new Blob([Uint8Array.from(bytes)], { type: TYPE }),
    })
    expect(stored.ok, await stored.text()).to.equal(true)
  }

  async finish(): Promise<void> {
    await this.#page.call(finishTake, { id: this.take, device: this.#device, pieces: this.#pieces })
  }
}
