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
import type { CheckInTickets } from './check-in-tickets.ts'

const LONGEST_SIDE = 1600
const MOST_PHOTOS = 4
const ADDRESS_SECONDS = 3600

export class UploadCheckInPhoto {
  readonly #tickets: CheckInTickets
  readonly #pictures: Pictures
  readonly #blobs: BlobStore
  readonly #clock: Clock
  readonly #ids: Ids

  constructor(tickets: CheckInTickets, pictures: Pictures, blobs: BlobStore, clock: Clock, ids: Ids) {
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
    const folder = `photos/${ticket.sessionId}/${ticket.nonce}/`
    if ((await this.#blobs.list(folder)).length >= MOST_PHOTOS) {
      throw broken('too_many_photos', `At most ${MOST_PHOTOS} photos can be added.`)
    }
    const picture = await this.#pictures.toJpeg(input.file.bytes, LONGEST_SIDE)
    if (!picture) {
      throw invalid('file', 'This file is not a picture we can read. Use a JPEG, PNG or WebP photo.')
    }
    const key = `${folder}${this.#ids.next()}.jpg`
    await this.#blobs.write(key, picture.bytes, 'image/jpeg')
    return {
      photo: this.#tickets.sealPhoto(ticket, key, this.#clock.now()),
      url: this.#blobs.signGet(key, { seconds: ADDRESS_SECONDS }),
    }
  }
}
