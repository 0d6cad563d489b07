import type {
  CheckInRecord,
  CheckInRecordRepository,
  KeptName,
  KeptNameRepository,
  KeptSheets,
} from '@callboard/lobby'
import { insertIfAbsent, type Query } from '../dialect/index.ts'
import { instant, noteChange, number, orNull, Rows, type Told, tableOf, text } from '../table/index.ts'

interface StoredSheets extends KeptSheets {
  readonly id: string
}

/** Of the single row. */
const ID = 'sheets'

const SHEETS = tableOf<StoredSheets>().named('lobby_kept_sheets', {
  id: text('id'),
  days: number('days'),
  updatedBy: orNull(text('updated_by')),
  updatedAt: orNull(instant('updated_at')),
  version: number('version'),
})

const TOLD: Told<KeptSheets> = {
  thing: 'kept sheets',
  idOf: () => ID,
  fields: { days: 'shown', updatedBy: 'untold', updatedAt: 'untold', version: 'untold' },
}

const NAMES = tableOf<KeptName>().named('lobby_kept_name', {
  recordId: text('record_id'),
  firstName: text('first_name'),
  lastName: text('last_name'),
  sagNumber: orNull(text('sag_number')),
  until: text('until'),
})

const NOTHING_KEPT: KeptSheets = { days: 0, updatedBy: null, updatedAt: null, version: 0 }

const named = (record: CheckInRecord, { firstName, lastName, sagNumber }: KeptName): CheckInRecord => ({
  ...record,
  firstName,
  lastName,
  sagNumber,
})

export function keptNameRepository(
  query: Query,
  records: Pick<CheckInRecordRepository, 'many'>,
): KeptNameRepository {
  const sheets = new Rows(SHEETS, query)
  const names = new Rows(NAMES, query)
  const stored = async () => (await sheets.find({ id: ID })) ?? NOTHING_KEPT

  return {
    sheets: stored,
    saveSheets: async (next) => {
      const row = SHEETS.toRow({ ...next, id: ID })
      const before = await stored()
      const isSaved =
        next.version === 1
          ? await insertIfAbsent(query, SHEETS.name, row)
          : (await sheets.where({ id: ID, version: next.version - 1 }).update(row)) === 1
      if (isSaved) noteChange(query, TOLD, before, next)
      return isSaved
    },
    addAll: (added) => names.addAll(added),
    ofDay: async (sessionId, dayId) => {
      const kept = await names.all(
        query(`${NAMES.name} as k`)
          .join('lobby_record as r', 'r.id', 'k.record_id')
          .where({ 'r.session_id': sessionId, 'r.day_id': dayId })
          .select('k.*'),
      )
      const byId = new Map(kept.map((name) => [name.recordId, name]))
      const found = await records.many([...byId.keys()])
      return found.flatMap((record) => {
        const name = byId.get(record.id)
        return name ? [{ record: named(record, name), until: name.until }] : []
      })
    },
    untilOf: async (recordId) => (await names.find({ record_id: recordId }))?.until ?? null,
    removeBefore: async (day) => {
      await query(NAMES.name).where('until', '<', day).delete()
    },
  }
}
