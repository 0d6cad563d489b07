import type { AuditRepository } from '@callboard/admin'
import type { AuditChange } from '@callboard/core'
import type { Query } from '../dialect/index.ts'
import { AUDIT, type AuditRow } from '../kernel/audit-rows.ts'
import { Rows } from '../table/index.ts'

interface Data {
  readonly names: Readonly<Record<string, string>>
  /** Absent where there is nothing to tell. */
  readonly kinds?: Readonly<Record<string, string>>
  readonly fields: readonly string[]
  /** Absent where there is nothing to tell. */
  readonly changes?: readonly AuditChange[]
}

const recordOf = ({ data, actor, ...row }: AuditRow) => ({
  ...row,
  userType: actor,
  kinds: {},
  changes: [],
  ...(data as Data),
})

/** Rows are added by the transactions that they tell of, and by nothing else. */
export function auditRepository(query: Query): AuditRepository {
  const rows = new Rows(AUDIT, query)
  return {
    page: async ({ userId, projectId, since, until, after, before }, limit) => {
      const found = query(AUDIT.name)
        .select([...AUDIT.columns])
        .orderBy('number', before === undefined ? 'desc' : 'asc')
        .limit(limit)
      if (userId !== undefined) found.where({ user_id: userId })
      if (projectId !== undefined) found.where({ project_id: projectId })
      // Numbers rise with time: the bounds of a span are two numbers, which the order goes on using.
      for (const [at, sign, order] of [
        [since, '>=', 'asc'],
        [until, '<', 'desc'],
      ] as const) {
        if (at === undefined) continue
        const edge: { number: number } | undefined = await query(AUDIT.name)
          .where('at', sign, at)
          .orderBy([
            { column: 'at', order },
            { column: 'number', order },
          ])
          .first('number')
        if (!edge) return []
        found.where('number', order === 'asc' ? '>=' : '<=', edge.number)
      }
      if (after !== undefined) found.where('number', '<', after)
      if (before !== undefined) found.where('number', '>', before)
      const read = (await rows.all(found)).map(recordOf)
      return before === undefined ? read : read.toReversed()
    },
  }
}
