import type { FoundFreelancer, FreelancerProfile } from '@callboard/freelancers/contract'
import type { SessionView } from '@callboard/projects/contract'
import type { WorkerRole } from './words.ts'

export type Free = 'here' | 'booked' | 'held' | 'free' | 'away' | 'unsaid'

export const FREE_WORDS: Readonly<Record<Free, string>> = {
  here: 'booked here',
  booked: 'booked',
  held: 'on hold',
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

/** The session has asked the person for work on the date, or for that work. */
export const isAskedFor = (
  { asked }: Pick<FoundFreelancer, 'asked'>,
  day: Pick<SessionView['dates'][number], '_id'>,
  role?: WorkerRole,
): boolean =>
  asked.some(({ date, roles }) => date === day._id && (role === undefined || roles.includes(role)))

export interface DayOfFreelancer {
  readonly free: Free
  readonly words: string
}

/** What stands in the way of a booking comes before what the person says of the day. */
export function dayOf(
  profile: Pick<FoundFreelancer, '_id' | 'available_dates' | 'non_available_dates' | 'taken'>,
  day: SessionView['dates'][number],
): DayOfFreelancer {
  const said = (free: Free) => ({ free, words: FREE_WORDS[free] })
  if (isBookedOn(day, profile._id)) return said('here')
  const of = profile.taken.filter(({ date }) => date === day.date)
  const booked = of.find((one) => one.booked)
  const by = (one: (typeof of)[number], free: Free) => ({
    free,
    words: `${FREE_WORDS[free]}, ${one.by ?? 'another production'}`,
  })
  if (booked) return by(booked, 'booked')
  const own = freeOn(profile, day.date)
  return of[0] && own !== 'away' ? by(of[0], 'held') : said(own)
}
