/** A casting professional who signed up and waits for an answer. */
export const DEMO_REQUEST = {
  email: 'ruth@callboard.test',
  user_type: 'casting_professional',
  first_name: 'Ruth',
  last_name: 'Salazar',
} as const

/** Talent without an account; `portrait` names their drawing in `portraits/` and their address. */
export interface DemoTalent {
  readonly first_name: string
  readonly last_name: string
  readonly role: string
  /** Minutes from the demo's beginning to their call; absent: they have none. */
  readonly call?: number
  readonly portrait: string
}

export const emailOf = ({ portrait }: Pick<DemoTalent, 'portrait'>) => `${portrait}@callboard.test`

const talent = (name: string, role: string, portrait: string, call?: number): DemoTalent => {
  const [first_name = '', last_name = ''] = name.split(' ')
  return { first_name, last_name, role, portrait, ...(call === undefined ? {} : { call }) }
}

/** Talent who have checked in to the demo day. */
export const DEMO_ARRIVALS = [
  talent('Ines Moreau', 'Barista', 'ines', 0),
  talent('Jonah Adeyemi', 'Regular', 'jonah', 15),
  talent('Mei Tanaka', 'Barista', 'mei', 30),
  talent('Rafael Costa', 'Courier', 'rafael', 45),
] as const

/** The rest of the day: those who were in the room, one who is in it, and one who was passed over. */
export const NINA = talent('Nina Brandt', 'Barista', 'nina', -45)
export const OMAR = talent('Omar Haddad', 'Regular', 'omar', -45)
export const PRIYA = talent('Priya Nair', 'Courier', 'priya', -15)
export const LEO = talent('Leo Fontaine', 'Regular', 'leo', -15)
/** Put on the list by staff, and not there yet. */
export const YUSUF = talent('Yusuf Kaya', 'Courier', 'yusuf', 60)
/** Sent a video instead of coming. */
export const SOFIA = talent('Sofia Duarte', 'Barista', 'sofia')
