import { DomainError, type PayloadOf } from '@callboard/core'
import type { InputOf } from '@callboard/core/http-contract'
import {
  eachTest,
  promisedAs,
  SAMPLE_UNDO_SECONDS,
  type StoreHarness,
  type TestScope,
  testsOf,
} from '@callboard/core/testing'
import { type TellTalentPayload, tellChange } from '../application/jobs.ts'
import type { SchedulingStore } from '../application/ports/index.ts'
import { addTimeFrame, bookSlot } from '../contract/index.ts'
import { schedulingWorld } from './scheduling-world.ts'

export type MakeStore = () => Promise<StoreHarness<SchedulingStore>>

type FrameInput = InputOf<typeof addTimeFrame>

export const DAY = { session: 'session-1', day: 'day-1' }
export const FIRST = '2026-03-02T19:00:00.000Z' // 11:00 in Los Angeles
export const SECOND = '2026-03-02T19:15:00.000Z'
export const LAST = '2026-03-02T19:45:00.000Z'

/** Counts of the outcomes of concurrent calls: `ok`, or the code of the refusal. */
export async function outcomes(calls: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const result of await Promise.allSettled(calls)) {
    const code =
      result.status === 'fulfilled'
        ? 'ok'
        : result.reason instanceof DomainError
          ? result.reason.code
          : 'broken'
    counts[code] = (counts[code] ?? 0) + 1
  }
  return counts
}

export const frameInput = (changes: Partial<FrameInput> = {}): FrameInput => ({
  ...DAY,
  name: 'Morning',
  start_time: '11:00',
  end_time: '12:00',
  length_time_slot: 15,
  roles: [{ role: 'Hero', participants_count: 1 }],
  ...changes,
})

/** The world of a suite and what its tests do in it; call it inside `describe`. */
export function schedulingSteps(make: MakeStore, scope: TestScope) {
  const harness = eachTest(async () => {
    const { store, stop } = await make()
    return { world: schedulingWorld(store), stop }
  })
  const world = () => harness().world
  return {
    ...testsOf(scope),
    world,
    addFrame: (changes: Partial<FrameInput> = {}) =>
      world().call(addTimeFrame, world().as('director'), frameInput(changes)),
    book: (who: string, availability: string, start_time = FIRST, role = 'Hero') =>
      world().call(bookSlot, world().as(who), { ...DAY, availability, start_time, role }),
    booked: () => world().store.read(({ appointments }) => appointments.ofDay('day-1')),
    /** Who was told by this template, in order. */
    told: (template: string) =>
      world()
        .promised.flatMap((entry) => (entry.kind === 'job' ? [entry.payload as TellTalentPayload] : []))
        .filter((payload) => payload.template === template)
        .map((payload) => payload.talent_id),
    /** Lets the changes of staff become final: does the jobs that wait for that. */
    settleChanges: async () => {
      world().clock.advance(SAMPLE_UNDO_SECONDS * 1000)
      for (const asked of promisedAs(world().promised, tellChange.name))
        await world().work(tellChange, asked as PayloadOf<typeof tellChange>)
    },
    signals: () => world().promised.filter((entry) => entry.kind === 'signal').length,
  }
}
