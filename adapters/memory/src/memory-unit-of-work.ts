import { AsyncLocalStorage } from 'node:async_hooks'
import { idempotencyBusy, type UnitOfWork } from '@callboard/core'
import { OutboxEntries, type OutboxEntry } from '@callboard/core/testing'
import type { MemoryReplayStore } from './memory-replay-store.ts'

export interface MemoryUnitOfWork<Repositories> extends UnitOfWork<Repositories> {
  /** Everything promised by committed writes so far, in order. */
  readonly outbox: OutboxEntry[]
}

/**
 * Transactions over plain data. Each write works on a copy of the state, one after the other; a throw drops the copy.
 * `state` may hold whatever `structuredClone` copies: objects, arrays, maps, sets, dates; no class instances.
 * @param onCommit gets what a write promised, for stores that deliver it
 * @param replays where calls that may be repeated are claimed
 */
export function memoryUnitOfWork<Repositories, State>(
  initialState: State,
  makeRepositories: (state: State) => Repositories,
  onCommit: (entries: readonly OutboxEntry[]) => void = () => {},
  replays?: MemoryReplayStore,
): MemoryUnitOfWork<Repositories> {
  const currentWrite = new AsyncLocalStorage<{ open: boolean }>()
  const outbox: OutboxEntry[] = []
  let state = structuredClone(initialState)
  let lastWrite: Promise<unknown> = Promise.resolve()

  function keepReply({ reply }: OutboxEntries): void {
    const call = replays?.call
    if (!replays || !call || !reply) return
    if (!replays.answer(call.key, call.stored(reply.value))) throw idempotencyBusy()
    call.onKept()
  }

  async function writeNow<T>(work: Parameters<UnitOfWork<Repositories>['write']>[0]): Promise<T> {
    const draft = structuredClone(state)
    const promises = new OutboxEntries()
    const mark = { open: true }
    try {
      const answer = await currentWrite.run(mark, () => work(makeRepositories(draft), promises))
      keepReply(promises)
      state = draft
      outbox.push(...promises.entries)
      if (promises.entries.length > 0) onCommit(promises.entries)
      return answer as T
    } finally {
      mark.open = false
    }
  }

  return {
    outbox,
    async write<T>(work: (repositories: Repositories, outbox: OutboxEntries) => Promise<T>): Promise<T> {
      if (currentWrite.getStore()?.open) throw new Error('A write was started inside another write.')
      const result = lastWrite.then(() =>
        writeNow<T>(work as Parameters<UnitOfWork<Repositories>['write']>[0]),
      )
      lastWrite = result.catch(() => {})
      return await result
    },
    read: (work) => work(makeRepositories(structuredClone(state))),
  }
}
