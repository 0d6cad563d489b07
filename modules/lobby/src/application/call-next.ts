import { type Actor, type BlobStore, type Clock, dayIn } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { callNext } from '../contract/index.ts'
import { lineOf, runningDate } from '../domain/index.ts'
import type { LobbyStore } from './ports/index.ts'
import type { RecordTransition } from './record-transition.ts'
import { staffRecordView } from './record-view.ts'
import type { SessionGate } from './session-gate.ts'

/** Calls in the head of today's line. The session is locked meanwhile, so no two callers get the same talent. */
export class CallNext {
  readonly #store: LobbyStore
  readonly #gate: SessionGate
  readonly #transition: RecordTransition
  readonly #blobs: BlobStore
  readonly #clock: Clock

  constructor(
    store: LobbyStore,
    gate: SessionGate,
    transition: RecordTransition,
    blobs: BlobStore,
    clock: Clock,
  ) {
    this.#store = store
    this.#gate = gate
    this.#transition = transition
    this.#blobs = blobs
    this.#clock = clock
  }

  async run(actor: Actor, input: InputOf<typeof callNext>): Promise<ReplyOf<typeof callNext>> {
    const session = await this.#gate.staffSession(actor, input.session)
    const date = runningDate(session.dates, dayIn(session.timeZone, this.#clock.now()))
    if (!date) return { record: null }
    return await this.#store.write(async (repositories, outbox) => {
      await repositories.lockSession(session.id)
      const [next] = lineOf(await repositories.records.inLine(date.id))
      if (!next) return { record: null }
      const called = await this.#transition.apply(repositories, outbox, session, next, 'call-in')
      return outbox.answer({ record: staffRecordView(called, this.#blobs) })
    })
  }
}
