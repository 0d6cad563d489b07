import type { FreelancerProfile } from '@callboard/freelancers/contract'

export type Free = 'free' | 'away' | 'unsaid'

export const FREE_WORDS: Readonly<Record<Free, string>> = {
  free: 'free',
  away: 'not available',
  unsaid: 'not said',
}

/** What a freelancer says of a day. */
export function freeOn(
  profile: Pick<FreelancerProfile, 'available_dates' | 'non_available_dates'>,
  day: string,
): Free {
  if (profile.non_available_dates.includes(day)) return 'away'
  return profile.available_dates.includes(day) ? 'free' : 'unsaid'
}
