import type { Outbox } from '../kernel/unit-of-work.ts'

/** A fresh store for one test, with the transactions that fill it. Its events go to `subscriptionsOfSamples`. */
export interface OutboxHarness<Store> {
  readonly store: Store
  /** Commits the promises of `work`, at the instant `at`. */
  commit(at: Date, work: (outbox: Outbox) => void): Promise<void>
  stop(): Promise<void>
}

/** Makes the harness before each test of a suite and stops it afterwards. */
export function eachTest<Harness extends { stop(): Promise<void> }>(
  make: () => Promise<Harness>,
): () => Harness {
  let harness: Harness
  beforeEach(async () => {
    harness = await make()
  })
  afterEach(() => harness.stop())
  return () => harness
}

const START = Date.parse('2026-03-02T09:00:00.000Z')

/** The instant `seconds` after the start of every suite's day. */
export const second = (seconds: number): Date => new Date(START + seconds * 1_000)
