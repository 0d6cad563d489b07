import type { PushRepository, StoredPush } from '@callboard/lobby'
import type { Query } from '../dialect/index.ts'
import { instant, Rows, tableOf, text } from '../table/index.ts'

const PUSHES = tableOf<StoredPush>().named('lobby_push', {
  id: text('id'),
  recordId: text('record_id'),
  endpoint: text('endpoint'),
  p256dh: text('p256dh'),
  auth: text('auth'),
  createdAt: instant('created_at'),
})

export function pushRepository(query: Query): PushRepository {
  const rows = new Rows(PUSHES, query)
  const newestFirst = (recordId: string) =>
    rows.where({ record_id: recordId }).orderBy([{ column: 'created_at', order: 'desc' }, { column: 'id' }])
  return {
    put: async (push, most) => {
      await rows.put(push, ['id'])
      const all: string[] = await newestFirst(push.recordId).pluck('id')
      const old = all.filter((id) => id !== push.id).slice(most - 1)
      if (old.length > 0) await query(PUSHES.name).whereIn('id', old).delete()
    },
    find: (id) => rows.find({ id }),
    ofRecord: (recordId) => rows.all(newestFirst(recordId)),
    remove: (id) => rows.remove({ id }),
  }
}
