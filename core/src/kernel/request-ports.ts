import type { Actor } from './actor.ts'
import { DomainError } from './domain-error.ts'

/** Counts calls against a limit, shared by all processes of an install. */
export interface RateLimiter {
  /**
   * Takes one of `max` permits in `seconds` from the bucket `key`, or `cost` of them.
   * @returns seconds to wait, or `null` when it may go on
   */
  take(key: string, max: number, seconds: number, cost?: number): Promise<number | null>
  /** Puts a permit back that `take` gave, while its window lasts: the call turned out to be none that counts. */
  giveBack(key: string, max: number, seconds: number): Promise<void>
}

/**
 * Turns a token (bearer header, cookie or socket handshake) into the actor of the call. Unknown, expired or revoked:
 * `null`.
 */
export interface Authenticator {
  /** @param anew what was remembered of the token does not count, not even for a moment */
  actorOf(token: string, anew?: boolean): Promise<Actor | null>
}

export interface StoredReply {
  readonly status: number
  readonly body: unknown
}

/** Milliseconds after which a claim that was neither answered nor renewed belongs to a process that died. */
export const REPLAY_LEASE = 5_000

/** Seconds after which a call whose twin is still at work is worth repeating. */
const BUSY_SECONDS = 2

export const IDEMPOTENCY_BUSY = 'idempotency_busy'

export const idempotencyBusy = (): DomainError =>
  new DomainError('conflict', IDEMPOTENCY_BUSY, 'The same request is still being worked on.', {
    retryAfter: BUSY_SECONDS,
  })

/** A call that carries an `Idempotency-Key`, as the transaction that does its work sees it. */
export interface RepeatableCall {
  /** Claimed for this call. */
  readonly key: string
  /** The stored form of a reply. */
  stored(reply: unknown): StoredReply
  /** Called after the commit of the transaction that kept the reply. */
  onKept(): void
}

/** Remembers the answers to unsafe requests that carried an `Idempotency-Key`, for at least 24 h. */
export interface ReplayStore {
  /**
   * Claims a key. `fingerprint` is a digest of caller, endpoint and input.
   * @returns `claimed`: go on; a stored reply: answer that; `busy`: the first one is still running;
   *   `mismatch`: the key was used for something else
   */
  claim(key: string, fingerprint: string, now: Date): Promise<'claimed' | 'busy' | 'mismatch' | StoredReply>
  /** Does the work of a claimed call. The argument of `Outbox.answer` is stored with its transaction. */
  run<T>(call: RepeatableCall, work: () => Promise<T>): Promise<T>
  /** Keeps a claim that is still worked on. */
  renew(key: string, now: Date): Promise<void>
  /** Answers a claim that has no answer yet. */
  store(key: string, reply: StoredReply): Promise<void>
  /** Frees a claimed key after a failure that changed nothing. */
  release(key: string): Promise<void>
  /** Forgets answers older than the instant. */
  prune(before: Date): Promise<void>
}
