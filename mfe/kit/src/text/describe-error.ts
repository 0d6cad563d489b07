import { ApiError } from '../api/api-error.ts'

export interface ErrorWords {
  /** What went wrong, for the person. */
  readonly text: string
  /** What they can do about it. */
  readonly advice: string
  /** To quote to support; only for faults of ours. */
  readonly reference: string | undefined
}

const advice = (fault: ApiError): string => {
  if (fault.code === 'offline') return 'Check your connection, then try again.'
  if (fault.status === 401) return 'Sign in again to go on.'
  if (fault.status === 403) return 'Ask the casting office if you think you should see this.'
  if (fault.status === 404) return 'It may have been removed. Go back and choose again.'
  if (fault.status === 409) return 'Somebody else changed it. Look at the new state, then try again.'
  if (fault.status === 429) return 'Wait a moment, then try again.'
  if (fault.status >= 500) return 'Try again in a moment.'
  return 'Change what is marked, then try again.'
}

/** Any fault in words a person understands. */
export function describeError(fault: unknown): ErrorWords {
  if (fault instanceof ApiError)
    return {
      text: fault.message,
      advice: advice(fault),
      reference: fault.status >= 500 ? fault.requestId : undefined,
    }
  return {
    text: 'Something went wrong on this page.',
    advice: 'Try again. If it happens again, reload the page.',
    reference: undefined,
  }
}
