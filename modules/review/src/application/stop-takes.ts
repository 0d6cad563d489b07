import type { Actor, Clock } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { stopTakes } from '../contract/index.ts'
import type { ReviewStore } from './ports/index.ts'
import type { SessionGate } from './session-gate.ts'
import { stopRunningTakes } from './stop-running-takes.ts'
import { takeView } from './take-view.ts'

export class StopTakes {
  readonly #store: ReviewStore
  readonly #gate: SessionGate
  readonly #clock: Clock

  constructor(store: ReviewStore, gate: SessionGate, clock: Clock) {
    this.#store = store
    this.#gate = gate
    this.#clock = clock
  }

  async run(actor: Actor, input: InputOf<typeof stopTakes>): Promise<ReplyOf<typeof stopTakes>> {
    await this.#gate.staff(actor, input.session)
    return await this.#store.write(async (repositories, outbox) => {
      const sessionId = input.session
      const takes = await stopRunningTakes(repositories, outbox, { sessionId }, this.#clock.now())
      return outbox.answer({ takes: takes.map(takeView) })
    })
  }
}
