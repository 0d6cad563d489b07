import { invalid, SEALER, service } from '@callboard/core'
import type { PhotoPurpose } from '../ports/index.ts'

const TICKET = 'check-in'
const PHOTO = 'check-in-photo'
const HOUR = 3_600_000
/** Large videos take their time to upload at the page of a self-tape. */
const HOURS = { check_in: 2, self_tape: 12 }

export interface CheckInTicket {
  readonly sessionId: string
  readonly dayId: string
  /** one for each ticket */
  readonly nonce: string
}

interface TicketPhoto {
  readonly key: string
  readonly purpose: PhotoPurpose
}

/** Tickets of open check-in pages, and the photos that were taken with them. They need no table. */
export class CheckInTickets extends service({ sealer: SEALER }) {
  seal(ticket: CheckInTicket, now: Date, page: keyof typeof HOURS = 'check_in'): string {
    const claim = { session: ticket.sessionId, day: ticket.dayId, nonce: ticket.nonce }
    return this.needs.sealer.seal(TICKET, claim, new Date(now.getTime() + HOURS[page] * HOUR))
  }

  /** @throws DomainError invalid for one that is forged or out of date */
  open(sealed: string): CheckInTicket {
    const claim = this.needs.sealer.open(TICKET, sealed)
    if (!claim?.session || !claim.day || !claim.nonce) {
      throw invalid('ticket', 'This page is out of date. Load it again to check in.')
    }
    return { sessionId: claim.session, dayId: claim.day, nonce: claim.nonce }
  }

  sealPhoto(ticket: CheckInTicket, { key, purpose }: TicketPhoto, now: Date): string {
    const claim = { nonce: ticket.nonce, key, purpose }
    return this.needs.sealer.seal(PHOTO, claim, new Date(now.getTime() + HOURS.self_tape * HOUR))
  }

  /** @returns key of the photo; null for a reference that is forged, out of date, of another ticket or for another purpose */
  openPhoto(ticket: CheckInTicket, sealed: string, purpose?: PhotoPurpose): string | null {
    const claim = this.needs.sealer.open(PHOTO, sealed)
    if (claim?.nonce !== ticket.nonce) return null
    return purpose === undefined || claim.purpose === purpose ? (claim.key ?? null) : null
  }
}
