import { type Actor, BLOB_STORE, broken, CLOCK, IDS, invalid, PICTURES, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { uploadCheckInPhoto } from '../../contract/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { type CheckInTicket, CheckInTickets } from './check-in-tickets.ts'

const LONGEST_SIDE = 1600
const MOST_PHOTOS = 4
const ADDRESS_SECONDS = 3600

export class UploadCheckInPhoto extends useCase(uploadCheckInPhoto, {
  store: LOBBY_STORE,
  tickets: CheckInTickets,
  pictures: PICTURES,
  blobs: BLOB_STORE,
  clock: CLOCK,
  ids: IDS,
}) {
  /** The ticket alone gives the right to upload; the actor is not checked. */
  async run(
    _actor: Actor,
    input: InputOf<typeof uploadCheckInPhoto>,
  ): Promise<ReplyOf<typeof uploadCheckInPhoto>> {
    const ticket = this.needs.tickets.open(input.ticket)
    const key = await this.#claimedKey(ticket)
    try {
      await this.#keep(key, input.file.bytes)
    } catch (error) {
      await this.needs.store.write(({ photos }) => photos.giveUp(key))
      throw error
    }
    return {
      photo: this.needs.tickets.sealPhoto(ticket, key, this.needs.clock.now()),
      url: this.needs.blobs.signGet(key, { seconds: ADDRESS_SECONDS }),
    }
  }

  async #claimedKey({ sessionId, nonce }: CheckInTicket): Promise<string> {
    const key = `photos/${sessionId}/${nonce}/${this.needs.ids.next()}.jpg`
    const photo = { key, ticketNonce: nonce, takenAt: this.needs.clock.now() }
    const isClaimed = await this.needs.store.write(({ photos }) => photos.claim(photo, MOST_PHOTOS))
    if (!isClaimed) throw broken('too_many_photos', `At most ${MOST_PHOTOS} photos can be added.`)
    return key
  }

  async #keep(key: string, bytes: Uint8Array): Promise<void> {
    const picture = await this.needs.pictures.toJpeg(bytes, LONGEST_SIDE)
    if (!picture) {
      throw invalid('file', 'This file is not a picture we can read. Use a JPEG, PNG or WebP photo.')
    }
    await this.needs.blobs.write(key, picture.bytes, 'image/jpeg')
  }
}
