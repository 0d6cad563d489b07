import type { Project } from '../../domain/project.ts'

export interface ProjectPage {
  readonly skip: number
  readonly take: number
  readonly archived: boolean
  /** Part of the name, in any case. */
  readonly name?: string
  readonly id?: string
  /** Absent: everybody's projects. */
  readonly of?: { readonly userId: string; readonly as: 'casting_director' | 'session_manager' }
}

/** Deleted projects are never found. */
export interface ProjectRepository {
  /** @returns false when another project has the uri; nothing is stored then */
  insert(project: Project): Promise<boolean>
  /** Stores all of it. @returns false when another project has the uri; nothing is changed then */
  save(project: Project): Promise<boolean>
  find(id: string): Promise<Project | null>
  /** Like `find`; nobody else changes the project until the transaction ends. */
  locked(id: string): Promise<Project | null>
  findByUri(uri: string): Promise<Project | null>
  many(ids: readonly string[]): Promise<readonly Project[]>
  /** Newest first; two statements besides the count. */
  page(page: ProjectPage): Promise<{ projects: readonly Project[]; count: number }>
  /** Whether the user runs a session of the project as manager or lobby manager. */
  isManager(projectId: string, userId: string): Promise<boolean>
}
