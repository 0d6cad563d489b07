import type { FileSync, FileSyncRepository } from '@callboard/review'
import type { Query } from '../dialect/query.ts'
import { instant, orNull, Rows, tableOf, text } from '../table/index.ts'

const FILE_SYNCS = tableOf<FileSync>().named('file_sync', {
  id: text('id'),
  sessionId: text('session_id'),
  userId: text('user_id'),
  signInId: text('sign_in_id'),
  digest: text('digest'),
  computer: orNull(text('computer')),
  createdAt: instant('created_at'),
  seenAt: instant('seen_at'),
})

export function fileSyncRepository(query: Query): FileSyncRepository {
  const rows = new Rows(FILE_SYNCS, query)
  return {
    byDigest: (digest) => rows.find({ digest }),
    lock: (id) => rows.lock({ id }),
    add: (sync) => rows.add(sync),
    save: (sync) => rows.save(sync),
    seen: async (id, at) => {
      await rows.where({ id }).update({ seen_at: at })
    },
    of: (userId, sessionId) => rows.all(rows.where({ user_id: userId, session_id: sessionId }).orderBy('id')),
    allOf: (userId) => rows.all(rows.where({ user_id: userId }).orderBy('id')),
    end: (id) => rows.remove({ id }),
    endAll: (userId, sessionId) => rows.remove({ user_id: userId, session_id: sessionId }),
    prune: async (seen) => {
      await query(FILE_SYNCS.name).where('seen_at', '<=', seen).delete()
    },
  }
}
