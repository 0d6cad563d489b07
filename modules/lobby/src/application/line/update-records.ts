import { ACCESS, type Actor, BLOB_STORE, invalid, type NeedsOf, useCase } from '@callboard/core'
import { STAFF, subjectOf } from '@callboard/core/http-contract'
import { recordSubject, updateRecords } from '../../contract/index.ts'
import { changed } from '../../domain/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { LobbySignals } from './lobby-signals.ts'
import { lockedRecord } from './locked-record.ts'
import { staffRecordView } from './record-view.ts'
import { changesOf } from './update-record.ts'

const ofRecord = subjectOf(recordSubject, { id: 'id' }, STAFF)

const NEEDS = { access: ACCESS, store: LOBBY_STORE, signals: LobbySignals, blobs: BLOB_STORE }
type Needs = NeedsOf<typeof NEEDS>

export const UpdateRecords = useCase(
  updateRecords,
  NEEDS,
  async ({ needs, actor, input: { ids, fields } }) => {
    const sessionId = await sessionOf(needs, actor, ids)
    return await needs.store.write(async (repositories, outbox) => {
      const records = []
      for (const id of ids) {
        const record = await lockedRecord(repositories, sessionId, id)
        const after = changed(record, changesOf(record, fields))
        await repositories.records.save(after)
        needs.signals.recordAndTalent(outbox, after)
        records.push(staffRecordView(after, needs.blobs))
      }
      return outbox.answer({ records })
    })
  },
)

/** @throws DomainError missing for a record of strangers, invalid for records of several sessions */
async function sessionOf({ access }: Needs, actor: Actor, ids: readonly string[]): Promise<string> {
  const sessions = new Set<string>()
  for (const id of ids) sessions.add((await access.admit(ofRecord, actor, { id })).session.id)
  const [sessionId, ...others] = sessions
  if (sessionId === undefined || others.length > 0)
    throw invalid('ids', 'These check-ins are not of one session.')
  return sessionId
}
