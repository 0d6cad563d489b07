import { ACCESS, type Actor, BLOB_STORE, invalid, type NeedsOf, useCase } from '@callboard/core'
import { type InputOf, STAFF, subjectOf } from '@callboard/core/http-contract'
import type { SessionFacts } from '@callboard/projects/queries'
import {
  getRecord,
  isOneState,
  recordSubject,
  stepTo,
  updateRecord,
  updateRecords,
} from '../../contract/index.ts'
import { type CheckInRecord, changed } from '../../domain/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { TimeCorrections } from '../sheet/time-corrections.ts'
import { LobbySignals } from './lobby-signals.ts'
import { expectVersion, lockedRecord } from './locked-record.ts'
import { RecordTransition } from './record-transition.ts'
import { staffRecordView } from './record-view.ts'

export const GetRecord = useCase(getRecord, { blobs: BLOB_STORE }, async ({ needs, subject: { record } }) =>
  staffRecordView(record, needs.blobs),
)

type Facts = Pick<InputOf<typeof updateRecord>, 'role' | 'actual_call' | 'sagnumber' | 'limelite_role_id'>

/** The facts after a correction; what it leaves out stays. @throws DomainError invalid for an empty role */
function changesOf(record: CheckInRecord, input: Facts): Partial<CheckInRecord> {
  const role = input.role === undefined ? record.role : input.role.trim()
  if (role === '') throw invalid('role', 'Please add a Role')
  return {
    role,
    limeliteRoleId: limeliteRoleOf(record, role, input.limelite_role_id),
    actualCall: input.actual_call === undefined ? record.actualCall : input.actual_call,
    sagNumber: input.sagnumber === undefined ? record.sagNumber : input.sagnumber?.trim() || null,
  }
}

function limeliteRoleOf(
  record: CheckInRecord,
  role: string,
  given: string | null | undefined,
): string | null {
  if (given !== undefined) return given?.trim() || null
  return role === record.role ? record.limeliteRoleId : null
}

export const UpdateRecord = useCase(
  updateRecord,
  { store: LOBBY_STORE, signals: LobbySignals, corrections: TimeCorrections, blobs: BLOB_STORE },
  ({ needs, actor, input, subject: { session } }) =>
    needs.store.write(async (repositories, outbox) => {
      const record = await lockedRecord(repositories, session.id, input.id)
      expectVersion(record, input.version, needs.blobs)
      const after = changed(record, changesOf(record, input))
      await repositories.records.save(after)
      await needs.corrections.note(repositories, actor, record, after)
      needs.signals.recordAndTalent(outbox, after)
      return outbox.answer(staffRecordView(after, needs.blobs))
    }),
)

/** False for steps alone. */
const corrects = ({ role, actual_call, sagnumber, limelite_role_id }: Facts) =>
  [role, actual_call, sagnumber, limelite_role_id].some((fact) => fact !== undefined)

const ofRecord = subjectOf(recordSubject, { id: 'id' }, STAFF)

const NEEDS = {
  access: ACCESS,
  store: LOBBY_STORE,
  signals: LobbySignals,
  corrections: TimeCorrections,
  transition: RecordTransition,
  blobs: BLOB_STORE,
}
type Needs = NeedsOf<typeof NEEDS>

export const UpdateRecords = useCase(
  updateRecords,
  NEEDS,
  async ({ needs, actor, input: { ids, fields } }) => {
    if (!isOneState(fields)) throw invalid('fields', 'A talent is in one of these states at a time.')
    const session = await sessionOf(needs, actor, ids)
    return await needs.store.write(async (repositories, outbox) => {
      const records = []
      for (const id of ids) {
        const record = await lockedRecord(repositories, session.id, id)
        const corrected = corrects(fields) ? changed(record, changesOf(record, fields)) : record
        if (corrected !== record) {
          await repositories.records.save(corrected)
          await needs.corrections.note(repositories, actor, record, corrected)
          needs.signals.recordAndTalent(outbox, corrected)
        }
        const step = stepTo(fields, corrected.state)
        const after = step
          ? await needs.transition.apply(repositories, outbox, session, corrected, step)
          : corrected
        records.push(staffRecordView(after, needs.blobs))
      }
      return outbox.answer({ records })
    })
  },
)

/** @throws DomainError missing for a record of strangers, invalid for records of several sessions */
async function sessionOf({ access }: Needs, actor: Actor, ids: readonly string[]): Promise<SessionFacts> {
  const sessions = new Map<string, SessionFacts>()
  for (const id of ids) {
    const { session } = await access.admit(ofRecord, actor, { id })
    sessions.set(session.id, session)
  }
  const [session, ...others] = sessions.values()
  if (session === undefined || others.length > 0)
    throw invalid('ids', 'These check-ins are not of one session.')
  return session
}
