import type { LinkRepository, PostingLink } from '@callboard/posting'
import type { Query } from '../dialect/query.ts'
import { flag, instant, isText, json, listOf, orNull, Rows, tableOf, text } from '../table/index.ts'

const LINKS = tableOf<PostingLink>().named('posting_link', {
  id: text('id'),
  projectId: text('project_id'),
  name: text('name'),
  pageIds: json('page_ids', listOf(isText)),
  passwordDigest: orNull(text('password_digest')),
  expiresAt: orNull(instant('expires_at')),
  revokedAt: orNull(instant('revoked_at')),
  allowsDownload: flag('allows_download'),
  watermark: flag('watermark'),
  createdBy: orNull(text('created_by')),
  createdAt: instant('created_at'),
  removedAt: orNull(instant('removed_at')),
})

export function linkRepository(query: Query): LinkRepository {
  const rows = new Rows(LINKS, query)
  const kept = () => query(LINKS.name).whereNull('removed_at')
  return {
    find: (id) => rows.first(kept().where({ id })),
    many: (ids) => rows.all(kept().whereIn('id', [...ids])),
    byProject: (projectId) =>
      rows.all(
        kept()
          .where({ project_id: projectId })
          .orderBy([{ column: 'created_at' }, { column: 'id' }]),
      ),
    add: (link) => rows.add(link),
    save: (link) => rows.save(link),
    remove: async (id, at) => {
      await rows.where({ id }).update({ removed_at: at })
    },
  }
}
