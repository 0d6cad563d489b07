/**
 * Why a request was refused. `http-koa` turns the kind into a status:
 * invalid 422, unauthenticated 401, denied 403, missing 404, conflict 409, rule 422, limited 429, unavailable 503.
 */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'denied'
  | 'missing'
  | 'conflict'
  | 'rule'
  | 'limited'
  | 'unavailable'

export interface ErrorDetails {
  /** Field name → its fault, in words for the person who filled it in. */
  readonly fields?: Readonly<Record<string, string>>
  /** Data the screen needs to go on, e.g. the current record after a conflict. */
  readonly current?: unknown
  /** Numbers that a program needs to go on, e.g. how much a refused change would touch. */
  readonly details?: Readonly<Record<string, number>> | undefined
  readonly cause?: unknown
  /** Seconds after which another try may succeed. */
  readonly retryAfter?: number | undefined
}

/** A refusal that the asking person may read: `code` for programs, `message` for people. */
export class DomainError extends Error {
  readonly kind: ErrorKind
  readonly code: string
  readonly fields: Readonly<Record<string, string>> | undefined
  readonly current: unknown
  readonly details: Readonly<Record<string, number>> | undefined
  readonly retryAfter: number | undefined

  constructor(kind: ErrorKind, code: string, message: string, details: ErrorDetails = {}) {
    super(message, { cause: details.cause })
    this.name = 'DomainError'
    this.kind = kind
    this.code = code
    this.fields = details.fields
    this.current = details.current
    this.details = details.details
    this.retryAfter = details.retryAfter
  }
}

export const invalid = (field: string, message: string) =>
  new DomainError('invalid', 'invalid', message, { fields: { [field]: message } })
export const denied = (message = 'You are not allowed to do this.') =>
  new DomainError('denied', 'denied', message)
export const unauthenticated = () => new DomainError('unauthenticated', 'unauthenticated', 'Please sign in.')
export const missing = (what: string) => new DomainError('missing', 'missing', `${what} was not found.`)
export const conflict = (code: string, message: string, current?: unknown) =>
  new DomainError('conflict', code, message, { current })
export const broken = (code: string, message: string) => new DomainError('rule', code, message)
/** The disk is full, which is no fault of the file: the caller may try again when there is room. */
export const storageFull = (cause: unknown) =>
  new DomainError('unavailable', 'storage_full', 'There is no room left to store files.', { cause })
