import type { TextState } from '../contract/text-state-rules.ts'
import type { FailureCause, Message } from './message.ts'

/** @param cause of a failure that just happened */
export function textStateOf({ state }: Message, cause: FailureCause | null): TextState {
  if (state === 'failed') return cause ?? 'undelivered'
  return state === 'sending' ? 'queued' : state
}
