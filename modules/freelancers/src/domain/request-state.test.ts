import { expect } from 'chai'
import { REQUEST_RESPONSES, REQUEST_STATUSES } from '../contract/request-rules.ts'
import { moved, type RequestAction, type Side } from './request-state.ts'

const ACTIONS: Readonly<Record<RequestAction, Side>> = {
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

/** Where each state goes by each action of the side that may do it; `-`: it is so already; a word: the refusal. */
const TABLE: Readonly<Record<string, Readonly<Record<RequestAction, string>>>> = {
  'none none': {
    book: 'book none',
    unbook: 'not_booked',
    reject: 'reject none',
    'answer-yes': 'none yes',
    'answer-no': 'none no',
    'answer-second-hold': 'none second-hold',
    'answer-none': '-',
    promote: '-',
    'ask-again': '-',
    release: 'reject none',
  },
  'none yes': {
    book: 'book yes',
    unbook: 'not_booked',
    reject: 'reject yes',
    'answer-yes': '-',
    'answer-no': 'none no',
    'answer-second-hold': 'none second-hold',
    'answer-none': 'none none',
    promote: '-',
    'ask-again': 'none none',
    release: 'reject yes',
  },
  'none no': {
    book: 'said_no',
    unbook: 'not_booked',
    reject: 'reject no',
    'answer-yes': 'none yes',
    'answer-no': '-',
    'answer-second-hold': 'none second-hold',
    'answer-none': 'none none',
    promote: '-',
    'ask-again': '-',
    release: 'reject no',
  },
  'none second-hold': {
    book: 'book second-hold',
    unbook: 'not_booked',
    reject: 'reject second-hold',
    'answer-yes': 'none yes',
    'answer-no': 'none no',
    'answer-second-hold': '-',
    'answer-none': 'none none',
    promote: 'none yes',
    'ask-again': 'none none',
    release: 'reject second-hold',
  },
  'book none': {
    book: 'book none',
    unbook: 'reject none',
    reject: 'booked',
    'answer-yes': 'booked',
    'answer-no': 'booked',
    'answer-second-hold': 'booked',
    'answer-none': '-',
    promote: '-',
    'ask-again': '-',
    release: 'reject none',
  },
  'book yes': {
    book: 'book yes',
    unbook: 'reject yes',
    reject: 'booked',
    'answer-yes': '-',
    'answer-no': 'booked',
    'answer-second-hold': 'booked',
    'answer-none': 'booked',
    promote: '-',
    'ask-again': '-',
    release: 'reject yes',
  },
  'book no': {
    book: 'said_no',
    unbook: 'reject no',
    reject: 'booked',
    'answer-yes': 'booked',
    'answer-no': '-',
    'answer-second-hold': 'booked',
    'answer-none': 'booked',
    promote: '-',
    'ask-again': '-',
    release: 'reject no',
  },
  'book second-hold': {
    book: 'book second-hold',
    unbook: 'reject second-hold',
    reject: 'booked',
    'answer-yes': 'booked',
    'answer-no': 'booked',
    'answer-second-hold': '-',
    'answer-none': 'booked',
    promote: '-',
    'ask-again': '-',
    release: 'reject second-hold',
  },
  ...Object.fromEntries(
    REQUEST_RESPONSES.map((response) => [
      `reject ${response}`,
      {
        book: 'closed',
        unbook: 'not_booked',
        reject: '-',
        'answer-yes': 'closed',
        'answer-no': 'closed',
        'answer-second-hold': 'closed',
        'answer-none': 'closed',
        promote: '-',
        'ask-again': '-',
        release: '-',
      },
    ]),
  ),
}

const outcomeOf = (...call: Parameters<typeof moved>): string => {
  const move = moved(...call)
  if ('after' in move) return `${move.after.status} ${move.after.response}`
  return move.refused === 'same' ? '-' : move.refused
}

describe('a request', () => {
  for (const status of REQUEST_STATUSES)
    for (const response of REQUEST_RESPONSES)
      it(`that is ${status} with the answer ${response} goes where the table says, by whom it says [FRE-04]`, () => {
        for (const action of Object.keys(ACTIONS) as RequestAction[])
          for (const side of ['office', 'person', 'product'] as const) {
            const expected = side === ACTIONS[action] ? TABLE[`${status} ${response}`]?.[action] : 'not_yours'
            expect(outcomeOf({ status, response }, action, side), `${action} by ${side}`).to.equal(expected)
          }
      })
})
