import type { Endpoint } from '@callboard/core/http-contract'
import { liveAnswers, queryClient } from './query-client.ts'

/** Under which an answer lies in the query cache; without an input, all answers of the endpoint. */
export const answerKey = (endpoint: Endpoint, input?: unknown) =>
  input === undefined ? [endpoint.name] : [endpoint.name, input]

/** True unless the cached answer was asked for later. @param moment by `performance.now()` */
export const isOlderThan = (moment: number, endpoint: Endpoint, input: object): boolean =>
  (liveAnswers.askedAt(answerKey(endpoint, input)) ?? -Infinity) <= moment

/**
 * Asks again for every cached answer of the endpoint, or only for the one with that input. An answer that is under way
 * may be from before, so it is waited for and asked for once more; however many ask meanwhile, that is done once.
 */
export const refresh = (endpoint: Endpoint, input?: object): Promise<void> =>
  refreshKey(answerKey(endpoint, input))

/** The same, by the key of the answer. */
export async function refreshKey(queryKey: readonly unknown[]): Promise<void> {
  const ask = () => queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false })
  if (queryClient.isFetching({ queryKey }) > 0) await ask()
  await ask()
}
