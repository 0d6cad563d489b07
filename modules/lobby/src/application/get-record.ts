import type { Actor, BlobStore } from '@callboard/core'
import type { InputOf } from '@callboard/core/http-contract'
import type { getRecord, LobbyRecord } from '../contract/index.ts'
import { staffRecordView } from './record-view.ts'
import type { SessionGate } from './session-gate.ts'

export class GetRecord {
  readonly #gate: SessionGate
  readonly #blobs: BlobStore

  constructor(gate: SessionGate, blobs: BlobStore) {
    this.#gate = gate
    this.#blobs = blobs
  }

  async run(actor: Actor, { id }: InputOf<typeof getRecord>): Promise<LobbyRecord> {
    const { record } = await this.#gate.staffRecord(actor, id)
    return staffRecordView(record, this.#blobs)
  }
}
