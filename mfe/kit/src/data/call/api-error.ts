/** Everything that can go wrong with a call, in one shape. */
export class ApiError extends Error {
  /** HTTP status; 0 when there was no answer. */
  readonly status: number
  /** For programs: the server's code, or `offline` when there was no answer. */
  readonly code: string
  /** Field → its fault, in words for the person who filled it in. */
  readonly fields: Readonly<Record<string, string>>
  /** The server's present version, after a conflict. */
  readonly current: unknown
  /** Numbers about the refusal, such as how much a change would touch. */
  readonly details: Readonly<Record<string, number>>
  readonly requestId: string | undefined

  constructor(details: {
    readonly status: number
    readonly code: string
    readonly message: string
    readonly fields?: Readonly<Record<string, string>>
    readonly current?: unknown
    readonly details?: Readonly<Record<string, number>>
    readonly requestId?: string
  }) {
    super(details.message)
    this.name = 'ApiError'
    this.status = details.status
    this.code = details.code
    this.fields = details.fields ?? {}
    this.current = details.current
    this.details = details.details ?? {}
    this.requestId = details.requestId
  }
}

export const offline = () => new ApiError({ status: 0, code: 'offline', message: 'Network error occurred' })
