import type { Archive, ArchiveFilter, ArchiveRepository } from '@callboard/review'
import type { Query } from '../dialect/query.ts'
import { insertIfAbsent, locked } from '../dialect/statements.ts'
import { type ArchiveRow, archiveFromRow, archiveToRow } from './archive.row.ts'

export class KnexArchiveRepository implements ArchiveRepository {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  async find(id: string): Promise<Archive | null> {
    const row: ArchiveRow | undefined = await this.#query('archive').where({ id }).first()
    return row ? archiveFromRow(row) : null
  }

  async lock(id: string): Promise<Archive | null> {
    const row: ArchiveRow | undefined = await locked(this.#query('archive').where({ id })).first()
    return row ? archiveFromRow(row) : null
  }

  async building(selection: string): Promise<Archive | null> {
    const row: ArchiveRow | undefined = await locked(
      this.#query('archive').where({ building_selection: selection }),
    ).first()
    return row ? archiveFromRow(row) : null
  }

  addIfAbsent(archive: Archive): Promise<boolean> {
    return insertIfAbsent(this.#query, 'archive', { ...archiveToRow(archive) })
  }

  async save(archive: Archive): Promise<void> {
    await this.#query('archive').where({ id: archive.id }).update(archiveToRow(archive))
  }

  async list({ requestedBy, sessionId, since }: ArchiveFilter): Promise<readonly Archive[]> {
    const rows: ArchiveRow[] = await this.#query('archive')
      .where({ requested_by: requestedBy, session_id: sessionId })
      .where('created_at', '>', since)
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
    return rows.map(archiveFromRow)
  }
}
