import type { OwnDataArchive, OwnDataArchiveRepository } from '@callboard/accounts'
import type { Query } from '../dialect/query.ts'
import { ARCHIVE_LIFE } from '../review/archive-life.ts'
import { Rows, tableOf, text } from '../table/index.ts'

const ARCHIVES = tableOf<OwnDataArchive>().named('own_data_archive', {
  id: text('id'),
  userId: text('user_id'),
  ...ARCHIVE_LIFE,
})

export function ownDataRepository(query: Query): OwnDataArchiveRepository {
  const rows = new Rows(ARCHIVES, query)
  return {
    find: (id) => rows.find({ id }),
    lock: (id) => rows.lock({ id }),
    ofUser: (userId) =>
      rows.all(
        rows.where({ user_id: userId }).orderBy([
          { column: 'created_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ]),
      ),
    add: (archive) => rows.add(archive),
    save: (archive) => rows.save(archive),
    remove: (id) => rows.remove({ id }),
  }
}
