import { type Actor, BLOB_STORE, broken, CLOCK, IDS, invalid, PICTURES, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { HEADSHOTS_LIMIT, uploadCheckInPhoto } from '../../contract/index.ts'
import { LOBBY_STORE, type PhotoPurpose } from '../ports/index.ts'
import { type CheckInTicket, CheckInTickets } from './check-in-tickets.ts'

const LONGEST_SIDE = 1600
const MOST_PHOTOS: Readonly<Record<PhotoPurpose, number>> = { today: 4, headshot: HEADSHOTS_LIMIT }
const TOO_MANY: Readonly<Record<PhotoPurpose, string>> = {
  today: `At most ${MOST_PHOTOS.today} photos can be added.`,
  headshot: `At most ${MOST_PHOTOS.headshot} headshots can be added.`,
}
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
    const purpose = input.purpose ?? 'today'
    const key = await this.#claimedKey(ticket, purpose)
    try {
      await this.#keep(key, input.file.bytes)
    } catch (error) {
      await this.needs.store.write(({ photos }) => photos.giveUp(key))
      throw error
    }
    return {
      photo: this.needs.tickets.sealPhoto(ticket, { key, purpose }, this.needs.clock.now()),
      url: this.needs.blobs.signGet(key, { seconds: ADDRESS_SECONDS }),
    }
  }

  async #claimedKey({ sessionId, nonce }: CheckInTicket, purpose: PhotoPurpose): Promise<string> {
    const key = `photos/${sessionId}/${nonce}/${this.needs.ids.next()}.jpg`
    const photo = { key, ticketNonce: nonce, purpose, takenAt: this.needs.clock.now() }
    const isClaimed = await this.needs.store.write(({ photos }) => photos.claim(photo, MOST_PHOTOS[purpose]))
    if (!isClaimed) throw broken('too_many_photos', TOO_MANY[purpose])
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
