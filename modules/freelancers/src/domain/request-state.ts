import type { RequestResponse, RequestStatus } from '../contract/request-rules.ts'

/** What the office decided and what the person answered. */
export interface RequestState {
  readonly status: RequestStatus
  readonly response: RequestResponse
}

/** `office`: who may book. `person`: who is asked. `product`: what follows from other changes. */
export type Side = 'office' | 'person' | 'product'

export type RequestAction =
  | 'book'
  | 'unbook'
  | 'reject'
  | 'answer-yes'
  | 'answer-no'
  | 'answer-second-hold'
  | 'answer-none'
  | 'promote'
  | 'ask-again'
  | 'release'

/** Why nothing moves: `same` is no refusal, it is so already. */
export type Refusal = 'not_yours' | 'closed' | 'said_no' | 'booked' | 'not_booked' | 'same'

export type Move = { readonly after: RequestState } | { readonly refused: Refusal }

const SIDES: Readonly<Record<RequestAction, Side>> = {
  book: 'office',
  unbook: 'office',
  reject: 'office',
  'answer-yes': 'person',
  'answer-no': 'person',
  'answer-second-hold': 'person',
  'answer-none': 'person',
  promote: 'product',
  'ask-again': 'product',
  release: 'product',
}

const refused = (why: Refusal): Move => ({ refused: why })
const to = (status: RequestStatus, response: RequestResponse): Move => ({ after: { status, response } })

function answer({ status, response }: RequestState, said: RequestResponse): Move {
  if (status === 'reject') return refused('closed')
  if (said === response) return refused('same')
  return status === 'book' ? refused('booked') : to('none', said)
}

const isHeld = ({ status, response }: RequestState) =>
  status === 'none' && (response === 'yes' || response === 'second-hold')

/** Where a request goes by an action of a side. */
export function moved(state: RequestState, action: RequestAction, side: Side): Move {
  if (SIDES[action] !== side) return refused('not_yours')
  const { status, response } = state
  switch (action) {
    case 'book':
      if (status === 'reject') return refused('closed')
      return response === 'no' ? refused('said_no') : to('book', response)
    case 'unbook':
      // The person is free again, and answers nothing that nobody asks any more.
      return status === 'book' ? to('reject', response) : refused('not_booked')
    case 'reject':
      if (status === 'book') return refused('booked')
      return status === 'reject' ? refused('same') : to('reject', response)
    case 'answer-yes':
      return answer(state, 'yes')
    case 'answer-no':
      return answer(state, 'no')
    case 'answer-second-hold':
      return answer(state, 'second-hold')
    case 'answer-none':
      return answer(state, 'none')
    case 'promote':
      return status === 'none' && response === 'second-hold' ? to('none', 'yes') : refused('same')
    case 'ask-again':
      return isHeld(state) ? to('none', 'none') : refused('same')
    case 'release':
      return status === 'reject' ? refused('same') : to('reject', response)
  }
}
