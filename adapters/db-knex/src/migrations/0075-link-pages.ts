import { columns } from '../dialect/index.ts'
import { insertInParts } from '../dialect/statements.ts'
import type { Migration } from './migration.ts'

interface LinkRow {
  readonly id: string
  readonly page_ids: string
}

/** The pages of a posting link, which may be of other projects: asked for from both sides. `page_ids` is of no use now. */
export const linkPages: Migration = {
  name: '0075-link-pages',
  async up(query) {
    const { id, code } = columns(query)
    await query.schema.createTable('posting_link_page', (table) => {
      code(table, 'link_id', 64).notNullable()
      id(table, 'page_id').notNullable()
      table.integer('sort_order').notNullable()
      table.primary(['link_id', 'page_id'])
      table.index(['page_id'])
    })
    const links: LinkRow[] = await query('posting_link').select('id', 'page_ids')
    const pages = links.flatMap((link) =>
      [...new Set(JSON.parse(link.page_ids) as string[])].map((page_id, sort_order) => ({
        link_id: link.id,
        page_id,
        sort_order,
      })),
    )
    await insertInParts(query, 'posting_link_page', pages)
  },
}
