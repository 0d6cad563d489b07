import { AsyncLocalStorage } from 'node:async_hooks'
import type { StoredReply } from './request-ports.ts'

/** A call that carries an `Idempotency-Key`, as the transaction that does its work sees it. */
export interface RepeatableCall {
  /** Of the replay store, claimed for this call. */
  readonly key: string
  /** What is stored of a reply. */
  stored(reply: unknown): StoredReply
  /** Told after the commit of the transaction that kept the reply. */
  onKept(): void
}

const calls = new AsyncLocalStorage<RepeatableCall>()

export const inRepeatableCall = <T>(call: RepeatableCall, work: () => Promise<T>): Promise<T> =>
  calls.run(call, work)

/** The call that the running code is part of; `undefined` when nobody can repeat it. */
export const repeatableCall = (): RepeatableCall | undefined => calls.getStore()
