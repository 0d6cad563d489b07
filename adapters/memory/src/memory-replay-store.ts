import { AsyncLocalStorage } from 'node:async_hooks'
import { REPLAY_LEASE, type RepeatableCall, type ReplayStore, type StoredReply } from '@callboard/core'

export class MemoryReplayStore implements ReplayStore {
  readonly #claims = new Map<string, { fingerprint: string; at: number; reply: StoredReply | null }>()
  readonly #calls = new AsyncLocalStorage<RepeatableCall>()

  /** The call that the running code is part of; `undefined` when nobody can repeat it. */
  get call(): RepeatableCall | undefined {
    return this.#calls.getStore()
  }

  run<T>(call: RepeatableCall, work: () => Promise<T>): Promise<T> {
    return this.#calls.run(call, work)
  }

  async claim(
    key: string,
    fingerprint: string,
    now: Date,
  ): Promise<'claimed' | 'busy' | 'mismatch' | StoredReply> {
    const found = this.#claims.get(key)
    if (found && found.fingerprint !== fingerprint) return 'mismatch'
    if (found?.reply) return structuredClone(found.reply)
    if (found && now.getTime() - found.at < REPLAY_LEASE) return 'busy'
    this.#claims.set(key, { fingerprint, at: now.getTime(), reply: null })
    return 'claimed'
  }

  async renew(key: string, now: Date): Promise<void> {
    const found = this.#claims.get(key)
    if (found && !found.reply) found.at = now.getTime()
  }

  async store(key: string, reply: StoredReply): Promise<void> {
    this.answer(key, reply)
  }

  /** @returns whether there was a claim without an answer */
  answer(key: string, reply: StoredReply): boolean {
    const found = this.#claims.get(key)
    if (!found || found.reply) return false
    found.reply = structuredClone(reply)
    return true
  }

  async release(key: string): Promise<void> {
    if (!this.#claims.get(key)?.reply) this.#claims.delete(key)
  }

  async prune(before: Date): Promise<void> {
    for (const [key, { at }] of this.#claims) if (at < before.getTime()) this.#claims.delete(key)
  }
}
