import type Koa from 'koa'

/** Facts about a running request, for its log line, its numbers and its trace. */
export interface RequestState {
  requestId: string
  /** Name of the endpoint; `null` for anything that is not a call of the API. */
  route: string | null
  /** Address with the names of its variable parts, e.g. `/api/records/{id}`; one of a fixed few. */
  template: string
  /** `actorKey` of the caller; `null` before it is known. */
  actorKey: string | null
  /** Code of the error it is answered with; `null` when all went well. */
  errorCode: string | null
  /** Probes that come every few seconds are logged at debug level only. */
  quiet: boolean
}

export type Middleware = Koa.Middleware<RequestState>
export type Context = Koa.ParameterizedContext<RequestState>
