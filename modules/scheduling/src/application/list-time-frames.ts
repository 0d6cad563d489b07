import { type Actor, denied } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { listTimeFrames } from '../contract/index.ts'
import type { DayGate } from './day-gate.ts'
import { frameView } from './frame-view.ts'
import type { SchedulingStore } from './ports/index.ts'

export class ListTimeFrames {
  readonly #store: SchedulingStore
  readonly #gate: DayGate

  constructor(store: SchedulingStore, gate: DayGate) {
    this.#store = store
    this.#gate = gate
  }

  async run(actor: Actor, input: InputOf<typeof listTimeFrames>): Promise<ReplyOf<typeof listTimeFrames>> {
    const { session, day } = await this.#gate.day(input.session, input.day)
    if (!(await this.#gate.audience(actor, session.id))) throw denied()
    return (await this.#store.read(({ frames }) => frames.ofDay(day.id))).map(frameView)
  }
}
