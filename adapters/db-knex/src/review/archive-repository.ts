import type { Archive, ArchiveRepository } from '@callboard/review'
import type { Query } from '../dialect/query.ts'
import { isText, json, listOf, Rows, tableOf, text } from '../table/index.ts'
import { ARCHIVE_LIFE } from './archive-life.ts'

const ARCHIVES = tableOf<Archive>().named(
  'archive',
  {
    id: text('id'),
    sessionId: text('session_id'),
    requestedBy: text('requested_by'),
    email: text('email'),
    fileName: text('file_name'),
    selection: text('selection'),
    videoIds: json('video_ids', listOf(isText)),
    ...ARCHIVE_LIFE,
  },
  { building_selection: (archive) => (archive.state === 'building' ? archive.selection : null) },
)

export function archiveRepository(query: Query): ArchiveRepository {
  const rows = new Rows(ARCHIVES, query)
  return {
    find: (id) => rows.find({ id }),
    lock: (id) => rows.lock({ id }),
    building: (selection) => rows.lock({ building_selection: selection }),
    addIfAbsent: (archive) => rows.addIfAbsent(archive),
    save: (archive) => rows.save(archive),
    by: (userId) => rows.all(rows.where({ requested_by: userId }).orderBy('id')),
    living: (of, now) =>
      rows.all(
        rows
          .where('sessionId' in of ? { session_id: of.sessionId } : { requested_by: of.requestedBy })
          .where((either) => void either.whereNull('expires_at').orWhere('expires_at', '>', now)),
      ),
    list: ({ requestedBy, sessionId, since }) =>
      rows.all(
        rows
          .where({ requested_by: requestedBy, session_id: sessionId })
          .where('created_at', '>', since)
          .orderBy([
            { column: 'created_at', order: 'desc' },
            { column: 'id', order: 'desc' },
          ]),
      ),
  }
}
