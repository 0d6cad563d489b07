import type { Endpoint, ReplyOf } from '@callboard/core/http-contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type CallInput, call } from '../call/call.ts'
import { queryClient } from './query-client.ts'

/** What a page's hook gives its view. */
export type Loadable<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }
  | {
      readonly kind: 'ready'
      readonly data: T
      /** A newer answer is under way, or the last attempt to get one failed. */
      readonly refreshing: boolean
      readonly outdated: boolean
    }

export interface EndpointOptions {
  /** Show the old answer while the input changes (a search, the next page). */
  readonly keep?: boolean
  /** Milliseconds between refreshes of a visible page; realtime rooms make this unnecessary. */
  readonly every?: number
  readonly token?: string
}

const keyOf = (endpoint: Endpoint, input?: unknown) =>
  input === undefined ? [endpoint.name] : [endpoint.name, input]

/**
 * The answer of a reading endpoint, cached for the whole page.
 * @param input `undefined` while it is not known yet: nothing is asked
 */
export function useEndpoint<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> | undefined,
  options: EndpointOptions = {},
): Loadable<ReplyOf<E>> {
  const query = useQuery({
    queryKey: keyOf(endpoint, input ?? null),
    enabled: input !== undefined,
    queryFn: ({ signal }) => call(endpoint, input as CallInput<E>, { signal, token: options.token }),
    placeholderData: options.keep ? keepPreviousData : undefined,
    refetchInterval: options.every,
  })
  if (query.data !== undefined)
    return {
      kind: 'ready',
      data: query.data as ReplyOf<E>,
      refreshing: query.isFetching,
      outdated: query.isError,
    }
  if (query.isError) return { kind: 'failed', error: query.error, retry: () => void query.refetch() }
  return { kind: 'loading' }
}

/**
 * Asks again for every cached answer of the endpoint, or only for the one with that input. An answer that is under way
 * may be from before, so it is waited for and asked for once more; however many ask meanwhile, that is done once.
 */
export async function refresh<E extends Endpoint>(endpoint: E, input?: CallInput<E>): Promise<void> {
  const queryKey = keyOf(endpoint, input)
  const ask = () => queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false })
  if (queryClient.isFetching({ queryKey }) > 0) await ask()
  await ask()
}

/**
 * Changes a cached answer at once, before the server has said yes.
 * @returns a function that puts back what was there
 */
export function patch<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  change: (now: ReplyOf<E>) => ReplyOf<E>,
): () => void {
  const key = keyOf(endpoint, input)
  const before = queryClient.getQueryData<ReplyOf<E>>(key)
  if (before === undefined) return () => {}
  // An answer that is already under way would overwrite the change with the past.
  void queryClient.cancelQueries({ queryKey: key })
  queryClient.setQueryData(key, change(before))
  return () => queryClient.setQueryData(key, before)
}
