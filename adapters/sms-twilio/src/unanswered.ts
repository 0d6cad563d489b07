import { DomainError } from '@callboard/core'

/** What the SDK throws: an answer that is no yes, or a failure of the connection. */
export interface TwilioFailure {
  readonly status?: number
  /** Twilio's own number, or what the connection says (`ECONNREFUSED`). */
  readonly code?: number | string
  readonly message?: string
}

const later = (message: string) => new DomainError('unavailable', 'texts_unavailable', message)

function ofConnection(code: string, timeout: number): DomainError {
  if (code === 'ECONNABORTED' || code === 'ETIMEDOUT') {
    return later(`Twilio did not answer within ${timeout / 1_000} seconds.`)
  }
  return later(`Twilio cannot be reached (${code}).`)
}

/**
 * What to say when nothing is known about the recipient: it is Twilio's day or our settings, so it is tried again.
 * The failure itself is not passed on: it may hold our credentials.
 */
export function unanswered({ status, code, message }: TwilioFailure, timeout: number): DomainError {
  if (status === undefined && typeof code === 'string') return ofConnection(code, timeout)
  if (status === undefined || status < 400) return later('What Twilio answered cannot be understood.')
  if (status === 401 || status === 403) {
    return later('Twilio does not accept our credentials: check TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN.')
  }
  if (status === 429) return later('Twilio asks us to send more slowly.')
  if (status >= 500) return later(`Twilio has trouble of its own (status ${status}).`)
  if (code === 21609) {
    return later('Twilio cannot report to this install: check that CALLBOARD_PUBLIC_URL is public.')
  }
  return later(
    `Twilio does not take texts as we send them: ${message ?? `status ${status}`} (its error ${code}).`,
  )
}
