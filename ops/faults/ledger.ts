/** A talent whose check-in was confirmed by the server. */
export interface CheckedIn {
  readonly kind: 'checked-in'
  readonly recordId: string
  readonly email: string
  /** E.164 */
  readonly phone: string
  /** The last SAG number that was answered as saved. */
  sagNumber: string | null
  /** True once 'call in' was answered as done. */
  calledIn: boolean
}

export interface Booked {
  readonly kind: 'booked'
  readonly appointmentId: string
  readonly talentId: string
  readonly email: string
}

/** Every write that was answered, as the caller knows it. */
export class Ledger {
  readonly checkedIn: CheckedIn[] = []
  readonly booked: Booked[] = []

  get size(): number {
    return this.checkedIn.length + this.booked.length
  }
}
