import { useCase } from '@callboard/core'
import { removeCheckInPhoto } from '../../contract/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { CheckInTickets } from './check-in-tickets.ts'

/**
 * The file goes with the other unused photos of the day. The ticket alone gives the right to its photos; the actor is
 * not checked.
 */
export const RemoveCheckInPhoto = useCase(
  removeCheckInPhoto,
  { store: LOBBY_STORE, tickets: CheckInTickets },
  async ({ needs, input }) => {
    const ticket = needs.tickets.open(input.ticket)
    const key = needs.tickets.openPhoto(ticket, input.photo)
    if (key !== null) await needs.store.write(({ photos }) => photos.giveUp(key))
    return { success: key !== null }
  },
)
