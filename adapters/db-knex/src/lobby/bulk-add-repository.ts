import type { BulkAddRepository, BulkRow, BulkRun } from '@callboard/lobby'
import type { Query } from '../dialect/index.ts'
import {
  flag,
  instant,
  isNumber,
  isText,
  json,
  number,
  objectOf,
  orNone,
  orNull,
  Rows,
  tableOf,
  text,
} from '../table/index.ts'

const RUNS = tableOf<BulkRun>().named('lobby_bulk_add', {
  id: text('id'),
  sessionId: text('session_id'),
  sendEmail: flag('send_email'),
  total: number('total'),
  done: number('done'),
  added: number('added'),
  createdAt: instant('created_at'),
  movedAt: orNull(instant('moved_at')),
  finishedAt: orNull(instant('finished_at')),
})

const ROWS = tableOf<{ readonly runId: string; readonly line: number; readonly talent: BulkRow }>().named(
  'lobby_bulk_row',
  {
    runId: text('run_id'),
    line: number('line'),
    talent: json(
      'talent',
      objectOf<BulkRow>({
        line: isNumber,
        dayId: isText,
        firstName: isText,
        lastName: isText,
        email: isText,
        phone: orNone(isText),
        agent: orNone(isText),
        role: isText,
        actualCall: orNone(isText),
        sagNumber: orNone(isText),
      }),
    ),
  },
)

export function bulkAddRepository(query: Query): BulkAddRepository {
  const runs = new Rows(RUNS, query)
  const rows = new Rows(ROWS, query)
  return {
    add: async (run, talent) => {
      await runs.add(run)
      await rows.addAll(talent.map((row) => ({ runId: run.id, line: row.line, talent: row })))
    },
    find: (id) => runs.find({ id }),
    latest: (sessionId) =>
      runs.first(runs.where({ session_id: sessionId }).orderBy('created_at', 'desc').orderBy('id', 'desc')),
    save: (run) => runs.save(run),
    rows: async (runId, most) => {
      const found = await rows.all(rows.where({ run_id: runId }).orderBy('line').limit(most))
      return found.map(({ talent }) => talent)
    },
    settle: async (runId, upToLine) => {
      await rows.where({ run_id: runId }).where('line', '<=', upToLine).delete()
    },
  }
}
