import type Koa from 'koa'

/** What is known of a request on its way, mostly for its log line. */
export interface RequestState {
  requestId: string
  /** Name of the endpoint; `null` for anything that is not a call of the API. */
  route: string | null
  /** `actorKey` of who asks; `null` before that is known. */
  actorKey: string | null
  /** Probes that come every few seconds are logged at debug level only. */
  quiet: boolean
}

export type Middleware = Koa.Middleware<RequestState>
export type Context = Koa.ParameterizedContext<RequestState>
