import { defineEndpoint, idFormat, instantFormat, PAGE_LIMIT } from '@callboard/core/http-contract'
import { type Static, Type } from '@sinclair/typebox'

const ADMIN = ['super_admin'] as const
const NONE = { none: 'the audit log of the install, for super admins' }

/** Rows of one CSV file. */
export const MOST_AUDIT_ROWS = 50_000

const filters = {
  user_id: Type.Optional(Type.String(idFormat)),
  project_id: Type.Optional(Type.String(idFormat)),
  /** at this instant or later */
  since: Type.Optional(Type.String(instantFormat)),
  /** before this instant */
  until: Type.Optional(Type.String(instantFormat)),
}

const Value = Type.Optional(Type.Union([Type.String(), Type.Null()]))

/** A field of a thing that a write changed; without values where the log only says that it changed. */
const AuditChangeView = Type.Object({
  thing: Type.String(),
  id: Type.String(),
  field: Type.String(),
  before: Value,
  after: Value,
})

const AuditThing = Type.Object({
  /** `user`, `session` */
  kind: Type.String(),
  /** null for one that is gone, and where things of the kind have no names here */
  name: Type.Union([Type.String(), Type.Null()]),
  is_gone: Type.Boolean(),
})

/** A write by staff: who, when and what. */
export const AuditEntry = Type.Object({
  /** its number, which rises without a gap */
  _id: Type.String(),
  at: Type.String(instantFormat),
  user: Type.Object({
    _id: Type.Union([Type.String(), Type.Null()]),
    /** null for an account that is gone */
    name: Type.Union([Type.String(), Type.Null()]),
    /** kind of account at that time */
    type: Type.String(),
  }),
  project: Type.Union([
    Type.Object({ _id: Type.String(), name: Type.Union([Type.String(), Type.Null()]) }),
    Type.Null(),
  ]),
  /** name of the call: `projects.updateProject` */
  action: Type.String(),
  /** ids of the things that it was about, by field */
  names: Type.Record(Type.String(), Type.String()),
  /** fields that it brought besides */
  fields: Type.Array(Type.String()),
  changes: Type.Array(AuditChangeView),
  /** What the ids in `names` and `changes` are called now, by id; those of unknown things are left out. */
  named: Type.Record(Type.String(), AuditThing),
})
export type AuditEntry = Static<typeof AuditEntry>

export const listAudit = defineEndpoint({
  name: 'admin.listAudit',
  summary: 'The audit log: every write by staff, newest first',
  method: 'GET',
  path: '/admin/audit',
  access: ADMIN,
  subject: NONE,
  query: Type.Object({
    ...filters,
    /** `_id` of the last row of the page before */
    after: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}$' })),
    /** `_id` of the first row of the page after */
    before: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}$' })),
    take: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE_LIMIT })),
  }),
  reply: Type.Object({ entries: Type.Array(AuditEntry), has_more: Type.Boolean() }),
})

export const downloadAudit = defineEndpoint({
  name: 'admin.downloadAudit',
  summary: `The same as a CSV file, ${MOST_AUDIT_ROWS} rows at most`,
  method: 'GET',
  path: '/admin/audit.csv',
  access: ADMIN,
  subject: NONE,
  query: Type.Object(filters),
  contentType: 'text/csv; charset=utf-8',
  reply: Type.Object({ content: Type.String(), version: Type.String(), file_name: Type.String() }),
})
