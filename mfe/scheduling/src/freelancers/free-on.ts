import type { FreelancerProfile } from '@callboard/freelancers/contract'
import type { SessionView } from '@callboard/projects/contract'

export type Free = 'here' | 'free' | 'away' | 'unsaid'

export const FREE_WORDS: Readonly<Record<Free, string>> = {
  here: 'booked here',
  free: 'free',
  away: 'not available',
  unsaid: 'not said',
}

/** The person runs the date or its lobby already. */
export const isBookedOn = (
  { managers, lobbyManager }: SessionView['dates'][number],
  person: string,
): boolean => [...managers, ...lobbyManager].some(({ _id }) => _id === person)

/** What a freelancer says of a day. */
export function freeOn(
  profile: Pick<FreelancerProfile, 'available_dates' | 'non_available_dates'>,
  day: string,
): Free {
  if (profile.non_available_dates.includes(day)) return 'away'
  return profile.available_dates.includes(day) ? 'free' : 'unsaid'
}
