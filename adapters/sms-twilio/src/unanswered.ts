import { DomainError } from '@callboard/core'

/** The error that the SDK throws: an answer with an error status, or a failure of the connection. */
export interface TwilioFailure {
  readonly status?: number
  /** Twilio's own number, or the error code of the connection (`ECONNREFUSED`). */
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

/** Names of the account and the sender in error texts for people who check them. */
export interface AccountWords {
  readonly credentials: string
  readonly from: string
}

export const INSTALL: AccountWords = {
  credentials: 'TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN',
  from: 'TWILIO_FROM',
}
export const OWN: AccountWords = {
  credentials: 'the Account SID and the auth token',
  from: 'the number that texts are sent from',
}

/** Twilio's errors that say that texts cannot leave with this account, or not from this number. */
const CREDENTIALS_REFUSED: ReadonlySet<unknown> = new Set([20003, 20005])
const SENDER_REFUSED: ReadonlySet<unknown> = new Set([21212, 21603, 21606, 21659, 21660, 21701, 21703])

const refused = (message: string) => new DomainError('unavailable', 'text_account_refused', message)

/** @returns null when it is not the account that is at fault */
function ofAccount({ status, code, message }: TwilioFailure, words: AccountWords): DomainError | null {
  if (status === 401 || status === 403 || CREDENTIALS_REFUSED.has(code)) {
    return refused(`Twilio does not accept the account: check ${words.credentials}.`)
  }
  if (!SENDER_REFUSED.has(code)) return null
  return refused(`Twilio does not send from there (${message}): check ${words.from}.`)
}

/**
 * The error when nothing is known about the recipient: a fault of Twilio or of the account. The failure itself is not
 * passed on: it may hold the credentials.
 * @returns `text_account_refused` when no try can work before the account is put right
 */
export function unanswered(failure: TwilioFailure, timeout: number, words: AccountWords): DomainError {
  const { status, code, message } = failure
  if (status === undefined && typeof code === 'string') return ofConnection(code, timeout)
  if (status === undefined || status < 400) return later('What Twilio answered cannot be understood.')
  const refusal = ofAccount(failure, words)
  if (refusal) return refusal
  if (status === 429) return later('Twilio asks us to send more slowly.')
  if (status >= 500) return later(`Twilio has trouble of its own (status ${status}).`)
  if (code === 21609) {
    return later('Twilio cannot report to this install: check that CALLBOARD_PUBLIC_URL is public.')
  }
  return later(
    `Twilio does not take texts as we send them: ${message ?? `status ${status}`} (its error ${code}).`,
  )
}
