import { AsyncLocalStorage } from 'node:async_hooks'

/** What every log line of a request carries, in the words of the log. */
export interface RequestScope {
  readonly request_id: string
  trace_id?: string
}

/** Reaches whatever runs for a request, however deep in an adapter. */
export const requestScope = new AsyncLocalStorage<RequestScope>()
