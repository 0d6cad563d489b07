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
/** `moves` of `move`. */
const ofOne = (verb: string) => verb.replace(/^\w+/, '$&s')
const each = (number: number) =>
  number === 1 ? 'Its talent gets an e-mail.' : `Each of the ${number} talent gets an e-mail.`

/**
 * `3 appointments are cancelled. Each of the 3 talent gets an e-mail.`
 * @param day the new day of those that are not cancelled, when it is one day, in words
 */
export function touchedText({ appointments, cancelled }: TouchedDetails, day?: string): string {
  const changed = appointments - cancelled
  const verb = day === undefined ? 'get another time or place' : `move to ${day}`
  const parts = [
    ...(changed > 0 ? [`${count(changed, 'appointment')} ${changed === 1 ? ofOne(verb) : verb}`] : []),
    ...(cancelled > 0
      ? [`${count(cancelled, 'appointment')} ${cancelled === 1 ? 'is' : 'are'} cancelled`]
      : []),
  ]
  return `${parts.join(', ')}. ${each(appointments)}`
}

/** `Hero is in use: booked 3, checked in 1.` */
export const roleInUseText = (role: string, booked: number, checkedIn: number): string =>
  `${role} is in use: booked ${booked}, checked in ${checkedIn}.`
