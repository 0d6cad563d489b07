import {
  type Actor,
  type BlobStore,
  broken,
  type Clock,
  type Ids,
  invalid,
  type Pictures,
} from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { uploadCheckInPhoto } from '../contract/index.ts'
import type { CheckInTicket, CheckInTickets } from './check-in-tickets.ts'
import type { LobbyStore } from './ports/index.ts'

const LONGEST_SIDE = 1600
const MOST_PHOTOS = 4
const ADDRESS_SECONDS = 3600

export class UploadCheckInPhoto {
  readonly #store: LobbyStore
  readonly #tickets: CheckInTickets
  readonly #pictures: Pictures
  readonly #blobs: BlobStore
  readonly #clock: Clock
  readonly #ids: Ids

  constructor(
    store: LobbyStore,
    tickets: CheckInTickets,
    pictures: Pictures,
    blobs: BlobStore,
    clock: Clock,
    ids: Ids,
  ) {
    this.#store = store
    this.#tickets = tickets
    this.#pictures = pictures
    this.#blobs = blobs
    this.#clock = clock
    this.#ids = ids
  }

  /** The ticket is the right to upload, whoever holds it. */
  async run(
    _actor: Actor,
    input: InputOf<typeof uploadCheckInPhoto>,
  ): Promise<ReplyOf<typeof uploadCheckInPhoto>> {
    const ticket = this.#tickets.open(input.ticket)
    const key = await this.#claimedKey(ticket)
    try {
      await this.#keep(key, input.file.bytes)
    } catch (error) {
      await this.#store.write(({ photos }) => photos.giveUp(key))
      throw error
    }
    return {
      photo: this.#tickets.sealPhoto(ticket, key, this.#clock.now()),
      url: this.#blobs.signGet(key, { seconds: ADDRESS_SECONDS }),
    }
  }

  async #claimedKey({ sessionId, nonce }: CheckInTicket): Promise<string> {
    const key = `photos/${sessionId}/${nonce}/${this.#ids.next()}.jpg`
    const photo = { key, ticketNonce: nonce, takenAt: this.#clock.now() }
    const isClaimed = await this.#store.write(({ photos }) => photos.claim(photo, MOST_PHOTOS))
    if (!isClaimed) throw broken('too_many_photos', `At most ${MOST_PHOTOS} photos can be added.`)
    return key
  }

  async #keep(key: string, bytes: Uint8Array): Promise<void> {
    const picture = await this.#pictures.toJpeg(bytes, LONGEST_SIDE)
    if (!picture) {
      throw invalid('file', 'This file is not a picture we can read. Use a JPEG, PNG or WebP photo.')
    }
    await this.#blobs.write(key, picture.bytes, 'image/jpeg')
  }
}
