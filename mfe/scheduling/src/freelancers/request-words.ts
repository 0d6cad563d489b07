import type { RequestRow } from '@callboard/freelancers/contract'
import { sayDayShort } from '../shared/days.ts'
import { sayRoles } from './words.ts'

type Work = Pick<RequestRow['dates'][number], 'roles' | 'booked'>

/** What a request says of one of its dates: what is booked on it, or else what is asked for. */
export function sayWork({ roles, booked }: Work, status: RequestRow['status']): string {
  if (booked.length > 0) return `Booked as ${sayRoles(booked)}`
  return status === 'book' ? `Not booked (asked as ${sayRoles(roles)})` : sayRoles(roles)
}

export const sayDates = ({ dates, status }: Pick<RequestRow, 'dates' | 'status'>): string =>
  dates.map((date) => `${sayDayShort(date.date)}: ${sayWork(date, status)}`).join(' · ')

export type RequestState = 'booked' | 'held' | 'second' | 'open' | 'out'

/** Of a request as it was made. One without an answer is changed by its dates alone. */
const FIRST = 1

/** Words and looks of where a request stands. */
export function standOf({
  status,
  response,
  over,
  version,
}: Pick<RequestRow, 'status' | 'response' | 'over' | 'version'>): {
  readonly state: RequestState
  readonly word: string
} {
  if (status === 'book') return { state: 'booked', word: 'Booked' }
  if (status === 'reject') return { state: 'out', word: 'Released' }
  if (over !== null) return { state: 'out', word: 'Not booked' }
  if (response === 'yes') return { state: 'held', word: 'Yes, on hold' }
  if (response === 'second-hold') return { state: 'second', word: 'Second hold' }
  if (response === 'no') return { state: 'out', word: 'Said no' }
  return { state: 'open', word: version > FIRST ? 'Asked again' : 'Not answered' }
}

const OVER_WORDS = {
  past: 'All of its dates have passed.',
  archived: 'The project is archived.',
  deleted: 'The session does not take place.',
} as const

/** One sentence that says to the person what is so and what comes next. */
export function sayStand({ status, response, over, version }: RequestRow): string {
  if (status === 'book') return 'You are booked. To be released, write a comment to the office.'
  if (over !== null) return `${OVER_WORDS[over]} There is nothing to answer any more.`
  if (status === 'reject') return 'You are released: these dates are yours again.'
  if (response === 'yes') return 'You are on hold. The office books you or releases you, and you are told.'
  if (response === 'second-hold')
    return 'You are second in line. If the person before you is out, you come first and are told.'
  if (response === 'no') return 'You said no. You may still change your answer.'
  return version > FIRST
    ? 'The dates have changed since you were asked. The office waits for your answer to those below.'
    : 'The office waits for your answer.'
}
