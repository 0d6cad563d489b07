import { invalid, SEALER, service } from '@callboard/core'

const TICKET = 'check-in'
const PHOTO = 'check-in-photo'
const TWO_HOURS = 2 * 3_600_000

export interface CheckInTicket {
  readonly sessionId: string
  readonly dayId: string
  /** one for each ticket */
  readonly nonce: string
}

/** Tickets of open check-in pages, and the photos that were taken with them. They need no table. */
export class CheckInTickets extends service({ sealer: SEALER }) {
  seal(ticket: CheckInTicket, now: Date): string {
    const claim = { session: ticket.sessionId, day: ticket.dayId, nonce: ticket.nonce }
    return this.needs.sealer.seal(TICKET, claim, new Date(now.getTime() + TWO_HOURS))
  }

  /** @throws DomainError invalid for one that is forged or out of date */
  open(sealed: string): CheckInTicket {
    const claim = this.needs.sealer.open(TICKET, sealed)
    if (!claim?.session || !claim.day || !claim.nonce) {
      throw invalid('ticket', 'This page is out of date. Load it again to check in.')
    }
    return { sessionId: claim.session, dayId: claim.day, nonce: claim.nonce }
  }

  sealPhoto(ticket: CheckInTicket, key: string, now: Date): string {
    return this.needs.sealer.seal(PHOTO, { nonce: ticket.nonce, key }, new Date(now.getTime() + TWO_HOURS))
  }

  /** @returns key of the photo; null for a reference that is forged, out of date or of another ticket */
  openPhoto(ticket: CheckInTicket, sealed: string): string | null {
    const claim = this.needs.sealer.open(PHOTO, sealed)
    return claim?.nonce === ticket.nonce ? (claim.key ?? null) : null
  }
}
