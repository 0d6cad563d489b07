import type { PageRepository, PostingPage } from '@callboard/posting'
import { isUniqueViolation } from '../dialect/errors.ts'
import type { Query } from '../dialect/query.ts'
import { insertIfAbsent, locked } from '../dialect/statements.ts'
import { type PageRow, pageFromRow, pageToRow } from './page.row.ts'

export class KnexPageRepository implements PageRepository {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  #kept() {
    return this.#query('posting_page').whereNull('deleted_at')
  }

  async find(id: string): Promise<PostingPage | null> {
    const row: PageRow | undefined = await this.#kept().where({ id }).first()
    return row ? pageFromRow(row) : null
  }

  async lock(id: string): Promise<PostingPage | null> {
    const row: PageRow | undefined = await locked(this.#kept().where({ id })).first()
    return row ? pageFromRow(row) : null
  }

  async many(ids: readonly string[]): Promise<readonly PostingPage[]> {
    const rows: PageRow[] = await this.#kept()
      .whereIn('id', [...ids])
      .orderBy('id')
    return rows.map(pageFromRow)
  }

  async byProject(projectId: string): Promise<readonly PostingPage[]> {
    const rows: PageRow[] = await this.#kept().where({ project_id: projectId }).orderBy('id')
    return rows.map(pageFromRow)
  }

  addIfAbsent(page: PostingPage): Promise<boolean> {
    return insertIfAbsent(this.#query, 'posting_page', { ...pageToRow(page) })
  }

  async save(page: PostingPage): Promise<boolean> {
    try {
      await this.#query('posting_page').where({ id: page.id }).update(pageToRow(page))
      return true
    } catch (error) {
      if (isUniqueViolation(error)) return false
      throw error
    }
  }
}
