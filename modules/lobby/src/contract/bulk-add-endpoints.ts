import {
  defineEndpoint,
  defineSignal,
  fileBody,
  idFormat,
  STAFF,
  STAFF_TYPES,
  subjectOf,
  uploadQuota,
} from '@callboard/core/http-contract'
import { sessionSubject } from '@callboard/projects/contract'
import { type Static, Type } from '@sinclair/typebox'
import { BULK_LIMIT_BYTES, BULK_RUN_STATES, type BulkRunState } from './bulk-add-rules.ts'
import { sessionRoom } from './events.ts'

/** How far an import has come. */
export const BulkRun = Type.Object({
  _id: Type.String(idFormat),
  session: Type.String(idFormat),
  /** rows to add */
  total: Type.Integer(),
  done: Type.Integer(),
  /** of `done`; the others checked in by themselves meanwhile */
  added: Type.Integer(),
  state: Type.Unsafe<BulkRunState>({ type: 'string', enum: [...BULK_RUN_STATES] }),
})
export type BulkRun = Static<typeof BulkRun>

const Skipped = Type.Object({ line: Type.Integer(), name: Type.String(), reason: Type.String() })

/** What a file would do, or does. */
const BulkPlan = Type.Object({
  total: Type.Integer(),
  /** Rows of talent who are on the list already; the first of them. */
  skipped: Type.Array(Skipped),
  skipped_count: Type.Integer(),
})

const onSession = {
  access: STAFF_TYPES,
  subject: subjectOf(sessionSubject, { id: 'session' }, STAFF),
  params: Type.Object({ session: Type.String(idFormat) }),
} as const
const Csv = fileBody(BULK_LIMIT_BYTES, ['text/csv'])
const Day = {
  /** The date of rows without a call time. */
  day: Type.String(idFormat),
}

export const checkBulkAdd = defineEndpoint({
  ...onSession,
  name: 'lobby.checkBulkAdd',
  summary: 'What a CSV of talent would add; 422 names every wrong row as `{line}.{column}`',
  method: 'POST',
  path: '/sessions/{session}/bulk-add/check',
  query: Type.Object(Day),
  body: Csv,
  reply: BulkPlan,
  limits: [{ per: 'actor', max: 60, seconds: 600 }, uploadQuota('actor', 2)],
})

export const bulkAdd = defineEndpoint({
  ...onSession,
  name: 'lobby.bulkAdd',
  summary: 'Add the talent of a CSV; nothing is added when a row is wrong (422), else a run is reported on',
  method: 'POST',
  path: '/sessions/{session}/bulk-add',
  query: Type.Object({
    ...Day,
    /** Talent get the link to their status page by e-mail. */
    send_email: Type.Union([Type.Literal('yes'), Type.Literal('no')]),
  }),
  body: Csv,
  reply: Type.Object({ plan: BulkPlan, run: Type.Union([BulkRun, Type.Null()]) }),
  limits: [{ per: 'actor', max: 60, seconds: 600 }, uploadQuota('actor', 2)],
})

export const getBulkAdd = defineEndpoint({
  ...onSession,
  name: 'lobby.getBulkAdd',
  summary: 'The latest import of a session',
  method: 'GET',
  path: '/sessions/{session}/bulk-add',
  reply: Type.Object({ run: Type.Union([BulkRun, Type.Null()]) }),
})

/** An import has come further. */
export const bulkAddMoved = defineSignal({ type: 'bulk-add', room: sessionRoom, views: { staff: BulkRun } })
