import { monthAndDay } from './day-rules.ts'

interface Holder {
  readonly name: string
  readonly email: string
}

/**
 * Why a person cannot be put on a session date for work that another one has.
 * @param day `YYYY-MM-DD`
 * @param holder null: an account that is gone
 */
export function alreadyBooked(day: string, holder: Holder | null): string {
  const who = holder ? ` to ${holder.name} (${holder.email})` : ''
  return `Already booked on ${monthAndDay(day)}${who}`
}
