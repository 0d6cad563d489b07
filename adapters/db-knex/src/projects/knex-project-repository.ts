import type { Project, ProjectPage, ProjectRepository } from '@callboard/projects'
import type { Knex } from 'knex'
import { insertIfAbsent, isUniqueViolation, locked, type Query } from '../dialect/index.ts'
import { nameKey, type ProjectRow, projectFromRow, projectToRow } from './project.row.ts'

/** `%`, `_` and the escape itself mean themselves. */
const containing = (part: string) => `%${part.replaceAll(/[!%_]/g, '!$&')}%`

export class KnexProjectRepository implements ProjectRepository {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  async insert(project: Project): Promise<boolean> {
    if (!(await insertIfAbsent(this.#query, 'project', { ...projectToRow(project) }))) return false
    await this.#insertDirectors(project)
    return true
  }

  async save(project: Project): Promise<boolean> {
    try {
      await this.#query('project').where({ id: project.id }).update(projectToRow(project))
    } catch (error) {
      if (isUniqueViolation(error)) return false
      throw error
    }
    await this.#query('project_casting_director').where({ project_id: project.id }).delete()
    await this.#insertDirectors(project)
    return true
  }

  async find(id: string): Promise<Project | null> {
    return await this.#one(this.#kept().where({ id }))
  }

  async locked(id: string): Promise<Project | null> {
    return await this.#one(locked(this.#kept().where({ id })))
  }

  async findByUri(uri: string): Promise<Project | null> {
    return await this.#one(this.#kept().where({ uri }))
  }

  async many(ids: readonly string[]): Promise<readonly Project[]> {
    return ids.length > 0 ? await this.#all(this.#kept().whereIn('id', [...ids])) : []
  }

  async page(page: ProjectPage): Promise<{ projects: readonly Project[]; count: number }> {
    const [counted]: { count: number }[] = await this.#matching(page).count({ count: '*' })
    const projects = await this.#all(
      this.#matching(page).orderBy('id', 'desc').limit(page.take).offset(page.skip),
    )
    return { projects, count: Number(counted?.count ?? 0) }
  }

  async isManager(projectId: string, userId: string): Promise<boolean> {
    const row: unknown = await this.#query('session_date_manager as manager')
      .join('casting_session as session', 'session.id', 'manager.session_id')
      .where({ 'session.project_id': projectId, 'manager.user_id': userId })
      .whereNull('session.deleted_at')
      .first('manager.user_id')
    return row !== undefined
  }

  #kept(): Knex.QueryBuilder {
    return this.#query('project').whereNull('deleted_at')
  }

  #matching(page: ProjectPage): Knex.QueryBuilder {
    const query = this.#kept().where({ archived: page.archived })
    if (page.id !== undefined) query.where({ id: page.id })
    if (page.name !== undefined)
      query.whereRaw("name_key like ? escape '!'", [containing(nameKey(page.name))])
    if (page.of) query.whereIn('id', this.#projectsOf(page.of))
    return query
  }

  #projectsOf({ userId, as }: NonNullable<ProjectPage['of']>): Knex.QueryBuilder {
    if (as === 'casting_director') {
      return this.#query('project_casting_director').where({ user_id: userId }).select('project_id')
    }
    return this.#query('session_date_manager as manager')
      .join('casting_session as session', 'session.id', 'manager.session_id')
      .where({ 'manager.user_id': userId })
      .whereNull('session.deleted_at')
      .select('session.project_id')
  }

  async #one(query: Knex.QueryBuilder): Promise<Project | null> {
    const [project] = await this.#all(query)
    return project ?? null
  }

  async #all(query: Knex.QueryBuilder): Promise<Project[]> {
    const rows: ProjectRow[] = await query.select('*')
    if (rows.length === 0) return []
    const directors: { project_id: string; user_id: string }[] = await this.#query('project_casting_director')
      .whereIn(
        'project_id',
        rows.map((row) => row.id),
      )
      .orderBy('position')
      .select('project_id', 'user_id')
    return rows.map((row) =>
      projectFromRow(
        row,
        directors.filter((director) => director.project_id === row.id).map((director) => director.user_id),
      ),
    )
  }

  async #insertDirectors(project: Project): Promise<void> {
    const rows = project.castingDirectorIds.map((user_id, position) => ({
      project_id: project.id,
      user_id,
      position,
    }))
    if (rows.length > 0) await this.#query('project_casting_director').insert(rows)
  }
}
