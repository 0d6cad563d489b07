import type { Endpoint, ReplyOf } from '@callboard/core/http-contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ApiError } from '../call/api-error.ts'
import { type CallInput, call } from '../call/call.ts'
import { answerKey } from './answer-key.ts'
import { type Follow, useFollowedRooms } from './follow.ts'
import { liveAnswers, queryClient } from './query-client.ts'

/** The result of a page's hook for its view. */
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

export interface AnswerOptions<T> {
  /** Show the old answer while the input changes (a search, the next page). */
  readonly keep?: boolean
  /** Milliseconds between refreshes of a visible page; realtime rooms make this unnecessary. */
  readonly every?: number
  /** Milliseconds for which an answer is new enough, also when the person comes back to the page. */
  readonly fresh?: number
  readonly token?: string
  /** Rooms whose signals keep the answer true. It is asked for anew where signals came before its room was entered, and when too much was missed. */
  readonly follows?: readonly Follow<T>[]
}

/** Milliseconds. */
const NEW_ENOUGH = 15_000

const WITHDRAWN = new Set([403, 404])
/** What the server answers no more to this person; it is not shown any longer, either. */
const isWithdrawn = (fault: unknown): boolean => fault instanceof ApiError && WITHDRAWN.has(fault.status)

/** Merges a fresh answer with the known value; the cache holds the result. */
interface Merging<A, T> {
  readonly merge: (before: T | undefined, answer: A) => T
}

/**
 * The answer of a reading endpoint: cached for the whole page, and kept true by signals.
 * @param input `undefined` while it is not known yet: nothing is asked
 */
export function useAnswer<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> | undefined,
  options?: AnswerOptions<ReplyOf<E>>,
): Loadable<ReplyOf<E>>
export function useAnswer<E extends Endpoint, T>(
  endpoint: E,
  input: CallInput<E> | undefined,
  options: AnswerOptions<T> & Merging<ReplyOf<E>, T>,
): Loadable<T>
export function useAnswer<E extends Endpoint, T>(
  endpoint: E,
  input: CallInput<E> | undefined,
  options: AnswerOptions<T> & Partial<Merging<ReplyOf<E>, T>> = {},
): Loadable<T> {
  const queryKey = answerKey(endpoint, input ?? null)
  const query = useQuery(
    {
      queryKey,
      enabled: input !== undefined,
      queryFn: ({ signal }) =>
        liveAnswers.ask<ReplyOf<E>, T>(
          queryKey,
          () => call(endpoint, input as CallInput<E>, { signal, token: options.token }),
          options.merge,
        ),
      placeholderData: options.keep ? keepPreviousData : undefined,
      refetchInterval: options.every,
      // What signals keep true is not asked for anew with every look at the page.
      refetchOnWindowFocus: options.follows === undefined,
      staleTime: options.fresh ?? NEW_ENOUGH,
    },
    queryClient,
  )
  // Before the cached value is read: it may come from a screen with another `merge`, and no fetch may follow.
  liveAnswers.claim(queryKey, options.merge)
  const isKnown = query.data !== undefined
  // The page stands before its rooms are entered.
  const follows = isKnown ? (options.follows as readonly Follow<unknown>[] | undefined) : undefined
  useFollowedRooms(endpoint, input as object | undefined, follows)
  if (isKnown && !isWithdrawn(query.error))
    return {
      kind: 'ready',
      data: query.data as T,
      refreshing: query.isFetching,
      outdated: query.isError,
    }
  if (query.isError) return { kind: 'failed', error: query.error, retry: () => void query.refetch() }
  return { kind: 'loading' }
}
