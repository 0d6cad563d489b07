export const REQUEST_STATUSES = ['none', 'book', 'reject'] as const
export type RequestStatus = (typeof REQUEST_STATUSES)[number]

export const REQUEST_RESPONSES = ['yes', 'no', 'second-hold', 'none'] as const
export type RequestResponse = (typeof REQUEST_RESPONSES)[number]

export const ANSWER_WORDS: Readonly<Record<RequestResponse, string>> = {
  yes: 'Yes',
  no: 'No',
  'second-hold': 'Second Hold',
  none: 'No answer',
}

/** The refusal of a booking beside others on its days, until the caller agrees to their number. */
export const BOOKED_ELSEWHERE = 'booked_elsewhere'

/** People that one call asks. */
export const MOST_ASKED = 20

/** A request names a date and what the person does on it. */
export const NOTHING_CHOSEN = 'Choose at least one date and at least one of Session Runner or Lobby Manager.'
