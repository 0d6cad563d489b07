import type { FreelancerProfile } from '@callboard/freelancers/contract'

export type Availability = Pick<FreelancerProfile, 'available_dates' | 'non_available_dates'>
export type Kind = keyof Availability

export const KIND_WORDS: Readonly<Record<Kind, string>> = {
  available_dates: 'Available',
  non_available_dates: 'Not available',
}

export const kindOf = (days: Availability, day: string): Kind | undefined => {
  if (days.available_dates.includes(day)) return 'available_dates'
  return days.non_available_dates.includes(day) ? 'non_available_dates' : undefined
}

/** The days after one of them was pressed: it is of the kind from then on, or of none where it was already. */
export function pressed(days: Availability, day: string, kind: Kind): Availability {
  const without = (of: Kind) => days[of].filter((one) => one !== day)
  const others = {
    available_dates: without('available_dates'),
    non_available_dates: without('non_available_dates'),
  }
  return kindOf(days, day) === kind ? others : { ...others, [kind]: [...others[kind], day].sort() }
}

const many = (count: number) => (count === 1 ? '1 day' : `${count} days`)

/** @param today days before it are not counted */
export const sayDays = (days: Availability, today: string): string =>
  (['available_dates', 'non_available_dates'] as const)
    .map(
      (kind) => `${many(days[kind].filter((day) => day >= today).length)} ${KIND_WORDS[kind].toLowerCase()}`,
    )
    .join(', ')
