import type { FreelancerProfile } from '@callboard/freelancers/contract'
import { dayAfter } from '../shared/days.ts'

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

/** Days from one to another, in either direction. */
export interface Stretch {
  readonly from: string
  readonly to: string
}

function daysOf({ from, to }: Stretch, today: string): readonly string[] {
  const [first, last] = from < to ? [from, to] : [to, from]
  const days: string[] = []
  for (let day = first < today ? today : first; day <= last; day = dayAfter(day)) days.push(day)
  return days
}

/**
 * The days after a stretch of them was painted: they are of the kind, or of none where the first was of it already.
 * @param today days before it stay as they are
 */
export function painted(days: Availability, stretch: Stretch, kind: Kind, today: string): Availability {
  const drawn = new Set(daysOf(stretch, today))
  const without = (of: Kind) => days[of].filter((day) => !drawn.has(day))
  const others = {
    available_dates: without('available_dates'),
    non_available_dates: without('non_available_dates'),
  }
  return kindOf(days, stretch.from) === kind
    ? others
    : { ...others, [kind]: [...others[kind], ...drawn].sort() }
}

const many = (count: number) => (count === 1 ? '1 day' : `${count} days`)

/** @param today days before it are not counted */
export const sayDays = (days: Availability, today: string): string =>
  (['available_dates', 'non_available_dates'] as const)
    .map(
      (kind) => `${many(days[kind].filter((day) => day >= today).length)} ${KIND_WORDS[kind].toLowerCase()}`,
    )
    .join(', ')
