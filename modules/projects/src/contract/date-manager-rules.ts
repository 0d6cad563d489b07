import { monthAndDay } from './day-rules.ts'

interface Holder {
  readonly name: string
  readonly email: string
}

/** People without a name are called by their address. */
const nameAndAddress = ({ name, email }: Holder): string => (name === email ? email : `${name} (${email})`)

/**
 * Why a person cannot be put on a session date for work that another one has.
 * @param day `YYYY-MM-DD`
 * @param holder null: an account that is gone
 */
export function alreadyBooked(day: string, holder: Holder | null): string {
  return `Already booked on ${monthAndDay(day)}${holder ? ` to ${nameAndAddress(holder)}` : ''}`
}
