import { ACCESS, type Actor, BLOB_STORE, invalid, useCase } from '@callboard/core'
import { type InputOf, type ReplyOf, STAFF, subjectOf } from '@callboard/core/http-contract'
import { recordSubject, updateRecords } from '../../contract/index.ts'
import { changed } from '../../domain/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { LobbySignals } from './lobby-signals.ts'
import { lockedRecord } from './locked-record.ts'
import { staffRecordView } from './record-view.ts'
import { changesOf } from './update-record.ts'

const ofRecord = subjectOf(recordSubject, { id: 'id' }, STAFF)

export class UpdateRecords extends useCase(updateRecords, {
  access: ACCESS,
  store: LOBBY_STORE,
  signals: LobbySignals,
  blobs: BLOB_STORE,
}) {
  async run(
    actor: Actor,
    { ids, fields }: InputOf<typeof updateRecords>,
  ): Promise<ReplyOf<typeof updateRecords>> {
    const sessionId = await this.#sessionOf(actor, ids)
    return await this.needs.store.write(async (repositories, outbox) => {
      const records = []
      for (const id of ids) {
        const record = await lockedRecord(repositories, sessionId, id)
        const after = changed(record, changesOf(record, fields))
        await repositories.records.save(after)
        this.needs.signals.recordAndTalent(outbox, after)
        records.push(staffRecordView(after, this.needs.blobs))
      }
      return outbox.answer({ records })
    })
  }

  /** @throws DomainError missing for a record of strangers, invalid for records of several sessions */
  async #sessionOf(actor: Actor, ids: readonly string[]): Promise<string> {
    const sessions = new Set<string>()
    for (const id of ids) sessions.add((await this.needs.access.admit(ofRecord, actor, { id })).session.id)
    const [sessionId, ...others] = sessions
    if (sessionId === undefined || others.length > 0)
      throw invalid('ids', 'These check-ins are not of one session.')
    return sessionId
  }
}
