import type { Actor, BlobStore } from '@callboard/core'
import type { InputOf } from '@callboard/core/http-contract'
import type { actOnRecord, LobbyRecord } from '../contract/index.ts'
import { expectVersion } from './expected-version.ts'
import { lockedRecord } from './locked-record.ts'
import type { LobbyStore } from './ports/index.ts'
import type { RecordTransition } from './record-transition.ts'
import { staffRecordView } from './record-view.ts'
import type { SessionGate } from './session-gate.ts'

export class ActOnRecord {
  readonly #store: LobbyStore
  readonly #gate: SessionGate
  readonly #transition: RecordTransition
  readonly #blobs: BlobStore

  constructor(store: LobbyStore, gate: SessionGate, transition: RecordTransition, blobs: BlobStore) {
    this.#store = store
    this.#gate = gate
    this.#transition = transition
    this.#blobs = blobs
  }

  async run(actor: Actor, input: InputOf<typeof actOnRecord>): Promise<LobbyRecord> {
    const { session } = await this.#gate.staffRecord(actor, input.id)
    return await this.#store.write(async (repositories, outbox) => {
      const record = await lockedRecord(repositories, session.id, input.id)
      expectVersion(record, input.version, this.#blobs)
      const after = await this.#transition.apply(repositories, outbox, session, record, input.action)
      return outbox.answer(staffRecordView(after, this.#blobs))
    })
  }
}
