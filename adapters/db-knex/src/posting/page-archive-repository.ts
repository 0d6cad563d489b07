import type { PageArchive, PageArchiveRepository } from '@callboard/posting'
import type { Query } from '../dialect/query.ts'
import { alone } from '../dialect/statements.ts'
import { ARCHIVE_LIFE } from '../review/archive-life.ts'
import { isText, json, listOf, Rows, tableOf, text } from '../table/index.ts'

export const PAGE_ARCHIVES = tableOf<PageArchive>().named(
  'page_archive',
  {
    id: text('id'),
    pageId: text('page_id'),
    linkId: text('link_id'),
    fileName: text('file_name'),
    selection: text('selection'),
    videoIds: json('video_ids', listOf(isText)),
    ...ARCHIVE_LIFE,
  },
  { building_selection: ({ state, selection }) => (state === 'building' ? selection : null) },
)

export function pageArchiveRepository(query: Query): PageArchiveRepository {
  const rows = new Rows(PAGE_ARCHIVES, query)
  return {
    find: (id) => rows.find({ id }),
    lock: (id) => rows.lock({ id }),
    living: (selection, now) =>
      rows.first(
        rows
          .where({ selection })
          .where((either) => void either.whereNull('expires_at').orWhere('expires_at', '>', now))
          .orderBy([
            { column: 'created_at', order: 'desc' },
            { column: 'id', order: 'desc' },
          ]),
      ),
    buildingLocked: async (linkId) => {
      await alone(query, `archives of link ${linkId}`)
      return (await rows.all(rows.where({ link_id: linkId, state: 'building' }))).length
    },
    addIfAbsent: (archive) => rows.addIfAbsent(archive),
    save: (archive) => rows.save(archive),
  }
}
