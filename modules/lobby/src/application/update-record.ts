import { type Actor, type BlobStore, invalid } from '@callboard/core'
import type { InputOf } from '@callboard/core/http-contract'
import type { LobbyRecord, updateRecord } from '../contract/index.ts'
import { type CheckInRecord, changed } from '../domain/index.ts'
import { expectVersion } from './expected-version.ts'
import type { LobbyNews } from './lobby-news.ts'
import { lockedRecord } from './locked-record.ts'
import type { LobbyStore } from './ports/index.ts'
import { staffRecordView } from './record-view.ts'
import type { SessionGate } from './session-gate.ts'

type Input = InputOf<typeof updateRecord>

function changesOf(record: CheckInRecord, input: Input): Partial<CheckInRecord> {
  const role = input.role === undefined ? record.role : input.role.trim()
  if (role === '') throw invalid('role', 'Please add a Role')
  return {
    role,
    actualCall: input.actual_call === undefined ? record.actualCall : input.actual_call,
    sagNumber: input.sagnumber === undefined ? record.sagNumber : input.sagnumber?.trim() || null,
  }
}

export class UpdateRecord {
  readonly #store: LobbyStore
  readonly #gate: SessionGate
  readonly #news: LobbyNews
  readonly #blobs: BlobStore

  constructor(store: LobbyStore, gate: SessionGate, news: LobbyNews, blobs: BlobStore) {
    this.#store = store
    this.#gate = gate
    this.#news = news
    this.#blobs = blobs
  }

  async run(actor: Actor, input: Input): Promise<LobbyRecord> {
    const { session } = await this.#gate.staffRecord(actor, input.id)
    return await this.#store.write(async (repositories, outbox) => {
      const record = await lockedRecord(repositories, session.id, input.id)
      expectVersion(record, input.version, this.#blobs)
      const after = changed(record, changesOf(record, input))
      await repositories.records.save(after)
      this.#news.recordAndTalent(outbox, after)
      return outbox.answer(staffRecordView(after, this.#blobs))
    })
  }
}
