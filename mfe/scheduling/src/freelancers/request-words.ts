import type { RequestRow } from '@callboard/freelancers/contract'

export type RequestState = 'booked' | 'held' | 'second' | 'open' | 'out'

/** Words and looks of where a request stands. */
export function standOf({ status, response, over }: Pick<RequestRow, 'status' | 'response' | 'over'>): {
  readonly state: RequestState
  readonly word: string
} {
  if (status === 'book') return { state: 'booked', word: 'Booked' }
  if (status === 'reject') return { state: 'out', word: 'Released' }
  if (over !== null) return { state: 'out', word: 'Not booked' }
  if (response === 'yes') return { state: 'held', word: 'Yes, on hold' }
  if (response === 'second-hold') return { state: 'second', word: 'Second hold' }
  return response === 'no' ? { state: 'out', word: 'Said no' } : { state: 'open', word: 'Not answered' }
}

const OVER_WORDS = {
  past: 'All of its dates have passed.',
  archived: 'The project is archived.',
  deleted: 'The session does not take place.',
} as const

/** One sentence that says to the person what is so and what comes next. */
export function sayStand({ status, response, over }: RequestRow): string {
  if (status === 'book') return 'You are booked. To be released, write a comment to the office.'
  if (over !== null) return `${OVER_WORDS[over]} There is nothing to answer any more.`
  if (status === 'reject') return 'You are released: these dates are yours again.'
  if (response === 'yes') return 'You are on hold. The office books you or releases you, and you are told.'
  if (response === 'second-hold')
    return 'You are second in line. If the person before you is out, you come first and are told.'
  if (response === 'no') return 'You said no. You may still change your answer.'
  return 'The office waits for your answer.'
}
