import type { LinkRepository, PostingLink } from '@callboard/posting'
import type { Query } from '../dialect/query.ts'
import { type LinkRow, linkFromRow, linkToRow } from './link.row.ts'

export class KnexLinkRepository implements LinkRepository {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  #kept() {
    return this.#query('posting_link').whereNull('removed_at')
  }

  async find(id: string): Promise<PostingLink | null> {
    const row: LinkRow | undefined = await this.#kept().where({ id }).first()
    return row ? linkFromRow(row) : null
  }

  async byProject(projectId: string): Promise<readonly PostingLink[]> {
    const rows: LinkRow[] = await this.#kept()
      .where({ project_id: projectId })
      .orderBy([{ column: 'created_at' }, { column: 'id' }])
    return rows.map(linkFromRow)
  }

  async add(link: PostingLink): Promise<void> {
    await this.#query('posting_link').insert(linkToRow(link))
  }

  async remove(id: string, at: Date): Promise<void> {
    await this.#query('posting_link').where({ id }).update({ removed_at: at })
  }
}
