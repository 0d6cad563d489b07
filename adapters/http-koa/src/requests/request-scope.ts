import { AsyncLocalStorage } from 'node:async_hooks'

/** Fields of every log line of a request, under their names in the log. */
export interface RequestScope {
  readonly request_id: string
  trace_id?: string
}

/** Reaches all code that runs for a request, however deep in an adapter. */
export const requestScope = new AsyncLocalStorage<RequestScope>()
