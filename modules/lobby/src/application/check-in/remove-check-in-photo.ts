import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { removeCheckInPhoto } from '../../contract/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { CheckInTickets } from './check-in-tickets.ts'

/** The file goes with the other unused photos of the day. */
export class RemoveCheckInPhoto extends useCase(removeCheckInPhoto, {
  store: LOBBY_STORE,
  tickets: CheckInTickets,
}) {
  /** The ticket alone gives the right to its photos; the actor is not checked. */
  async run(
    _actor: Actor,
    input: InputOf<typeof removeCheckInPhoto>,
  ): Promise<ReplyOf<typeof removeCheckInPhoto>> {
    const ticket = this.needs.tickets.open(input.ticket)
    const key = this.needs.tickets.openPhoto(ticket, input.photo)
    if (key !== null) await this.needs.store.write(({ photos }) => photos.giveUp(key))
    return { success: key !== null }
  }
}
