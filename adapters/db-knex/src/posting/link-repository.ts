import type { LinkRepository, PostingLink } from '@callboard/posting'
import type { Query } from '../dialect/query.ts'
import { insertInParts } from '../dialect/statements.ts'
import {
  flag,
  instant,
  isFollowed,
  noteChange,
  orNull,
  Rows,
  type Told,
  tableOf,
  text,
} from '../table/index.ts'

const LINKS = tableOf<Omit<PostingLink, 'pageIds'>>().named(
  'posting_link',
  {
    id: text('id'),
    projectId: text('project_id'),
    name: text('name'),
    passwordDigest: orNull(text('password_digest')),
    expiresAt: orNull(instant('expires_at')),
    revokedAt: orNull(instant('revoked_at')),
    allowsDownload: flag('allows_download'),
    watermark: flag('watermark'),
    createdBy: orNull(text('created_by')),
    createdAt: instant('created_at'),
    removedAt: orNull(instant('removed_at')),
  },
  // The pages stand in `posting_link_page`.
  { page_ids: () => '[]' },
)

const TOLD: Told<PostingLink> = {
  thing: 'posting link',
  idOf: ({ id }) => id,
  fields: {
    id: 'untold',
    projectId: 'untold',
    name: 'changed',
    pageIds: 'shown',
    passwordDigest: 'changed',
    expiresAt: 'shown',
    revokedAt: 'shown',
    allowsDownload: 'shown',
    watermark: 'shown',
    createdBy: 'untold',
    createdAt: 'untold',
    removedAt: 'shown',
  },
}

interface PageRow {
  readonly link_id: string
  readonly page_id: string
}

export function linkRepository(query: Query): LinkRepository {
  const rows = new Rows(LINKS, query)
  const kept = () => query(LINKS.name).whereNull('removed_at')
  const pages = () => query('posting_link_page')

  async function withPages(links: readonly Omit<PostingLink, 'pageIds'>[]): Promise<PostingLink[]> {
    if (links.length === 0) return []
    const ids = links.map(({ id }) => id)
    const found: PageRow[] = await pages()
      .whereIn('link_id', ids)
      .orderBy(['link_id', 'sort_order'])
      .select('link_id', 'page_id')
    const ofLink = Map.groupBy(found, ({ link_id }) => link_id)
    return links.map((link) => ({
      ...link,
      pageIds: (ofLink.get(link.id) ?? []).map(({ page_id }) => page_id),
    }))
  }

  const addPages = ({ id, pageIds }: PostingLink) =>
    insertInParts(
      query,
      'posting_link_page',
      pageIds.map((page_id, sort_order) => ({ link_id: id, page_id, sort_order })),
    )

  const find = async (id: string): Promise<PostingLink | null> =>
    (await withPages(await rows.all(kept().where({ id }))))[0] ?? null

  return {
    find,
    many: async (ids) => await withPages(await rows.all(kept().whereIn('id', [...ids]))),
    byProject: async (projectId) =>
      await withPages(
        await rows.all(
          kept()
            .where({ project_id: projectId })
            .orderBy([{ column: 'created_at' }, { column: 'id' }]),
        ),
      ),
    holding: async (pageId) =>
      await withPages(
        await rows.all(kept().whereIn('id', pages().where({ page_id: pageId }).select('link_id'))),
      ),
    add: async (link) => {
      await rows.add(link)
      await addPages(link)
      noteChange(query, TOLD, null, link)
    },
    save: async (link) => {
      if (isFollowed(query)) noteChange(query, TOLD, await find(link.id), link)
      await rows.save(link)
      await pages().where({ link_id: link.id }).delete()
      await addPages(link)
    },
    remove: async (id, at) => {
      const before = isFollowed(query) ? await find(id) : null
      if (before) noteChange(query, TOLD, before, { ...before, removedAt: at })
      await rows.where({ id }).update({ removed_at: at })
    },
  }
}
