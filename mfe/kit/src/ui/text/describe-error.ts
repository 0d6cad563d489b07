import { ApiError } from '../../data/call/api-error.ts'

export interface ErrorWords {
  /** The fault in words for the person. */
  readonly text: string
  /** Advice on the fault; '' where the text contains it already. */
  readonly advice: string
  /** To quote to support; only for faults of ours. */
  readonly reference: string | undefined
}

/** Codes of a 409 for something that another person has changed; each other one says itself what stands in the way. */
const CHANGED = new Set(['stale', 'changed'])

const advice = (fault: ApiError): string => {
  if (fault.code === 'offline') return 'Check your connection, then try again.'
  if (fault.status === 401) return 'Sign in again to go on.'
  if (fault.status === 403) return 'Ask the casting office if you think you should see this.'
  if (fault.status === 404) return 'It may have been removed. Go back and choose again.'
  if (CHANGED.has(fault.code)) return 'Look at the new state, then try again.'
  // The server's message for these statuses says already when to try again.
  if (fault.status === 429 || fault.status >= 500) return ''
  return Object.keys(fault.fields).length > 0 ? 'Change what is marked, then try again.' : ''
}

/** Any fault in words a person understands; words stay as they are. */
export function describeError(fault: unknown): ErrorWords {
  if (typeof fault === 'string') return { text: fault, advice: '', reference: undefined }
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

/** Sentences in a row, each with its full stop; empty ones are left out. */
export const inSentences = (...parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .map((part, place, all) => (place < all.length - 1 && !/[.!?…]$/.test(part) ? `${part}.` : part))
    .join(' ')

/** The fault and its advice in one line. */
export function sayError(fault: unknown): string {
  const { text, advice } = describeError(fault)
  return inSentences(text, advice)
}
