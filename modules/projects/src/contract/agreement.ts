import { Type } from '@sinclair/typebox'

/**
 * How many appointments still to come the person has agreed to move or cancel with the call. A call that would touch
 * another number of them is refused with `TOUCHES_APPOINTMENTS`; its `details` name the number.
 */
export const AgreedAppointments = Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 }))

export const TOUCHES_APPOINTMENTS = 'touches_appointments'
export const ROLE_IN_USE = 'role_in_use'

/** Numbers in the `details` of a refusal with `TOUCHES_APPOINTMENTS`. */
export interface TouchedDetails {
  /** All that the call would touch: the number to agree to. */
  readonly appointments: number
  /** Those of them that would be cancelled. */
  readonly cancelled: number
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
const each = (number: number) =>
  number === 1 ? 'Its talent gets an e-mail.' : `Each of the ${number} talent gets an e-mail.`

/** `3 appointments are cancelled. Each of the 3 talent gets an e-mail.` */
export function touchedText({ appointments, cancelled }: TouchedDetails): string {
  const changed = appointments - cancelled
  const change = `${count(changed, 'appointment')} ${changed === 1 ? 'gets' : 'get'} another time or place`
  const end = `${count(cancelled, 'appointment')} ${cancelled === 1 ? 'is' : 'are'} cancelled`
  const parts = [...(changed > 0 ? [change] : []), ...(cancelled > 0 ? [end] : [])]
  return `${parts.join(', ')}. ${each(appointments)}`
}

/** `Hero is in use: booked 3, checked in 1.` */
export const roleInUseText = (role: string, booked: number, checkedIn: number): string =>
  `${role} is in use: booked ${booked}, checked in ${checkedIn}.`
