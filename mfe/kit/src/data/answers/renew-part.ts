import type { Endpoint, ReplyOf } from '@callboard/core/http-contract'
import { type CallInput, call } from '../call/call.ts'
import { answerKey, refresh } from './answer-key.ts'
import { liveAnswers, queryClient } from './query-client.ts'

/** An answer as it is shown now; undefined while there is none. */
export const shownAnswer = <E extends Endpoint>(endpoint: E, input: CallInput<E>): ReplyOf<E> | undefined =>
  queryClient.getQueryData(answerKey(endpoint, input))

/** Changes an answer that is shown, by something that no signal and no action says. */
export const changeAnswer = <E extends Endpoint, T = ReplyOf<E>>(
  endpoint: E,
  input: CallInput<E>,
  change: (now: T) => T,
): void => liveAnswers.change<T>(answerKey(endpoint, input), change)

/**
 * Reads a part of an answer anew and puts it in its place; when that fails, the whole is asked for again.
 * @param put made a second time with the same part, it must do nothing
 */
export async function renewPart<E extends Endpoint, P extends Endpoint>(
  whole: readonly [endpoint: E, input: CallInput<E>],
  part: readonly [endpoint: P, input: CallInput<P>],
  put: (now: ReplyOf<E>, part: ReplyOf<P>) => ReplyOf<E>,
): Promise<void> {
  try {
    const read = await call(part[0], part[1])
    liveAnswers.change<ReplyOf<E>>(answerKey(whole[0], whole[1]), (now) => put(now, read))
  } catch {
    // The loading of the whole shows the fault, and tries again.
    await refresh(whole[0], whole[1] as object)
  }
}
