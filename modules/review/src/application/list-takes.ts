import type { Actor } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { listTakes } from '../contract/index.ts'
import { OPEN_STATES } from '../domain/take.ts'
import type { ReviewStore } from './ports/index.ts'
import type { SessionGate } from './session-gate.ts'
import { takeView } from './take-view.ts'

export class ListTakes {
  readonly #store: ReviewStore
  readonly #gate: SessionGate

  constructor(store: ReviewStore, gate: SessionGate) {
    this.#store = store
    this.#gate = gate
  }

  async run(actor: Actor, input: InputOf<typeof listTakes>): Promise<ReplyOf<typeof listTakes>> {
    await this.#gate.staff(actor, input.session)
    const takes = await this.#store.read((repositories) =>
      repositories.takes.list({ sessionId: input.session, states: OPEN_STATES }),
    )
    return { takes: takes.map(takeView) }
  }
}
