import { type Actor, conflict, missing } from '@callboard/core'
import type { ProjectFacts, SessionAccess, SessionDirectory } from './ports/index.ts'

/** Lets staff of a project through; to everybody else it does not exist. */
export class ProjectGate {
  readonly #sessions: SessionDirectory
  readonly #access: SessionAccess

  constructor(sessions: SessionDirectory, access: SessionAccess) {
    this.#sessions = sessions
    this.#access = access
  }

  runs(actor: Actor, projectId: string): Promise<boolean> {
    return this.#access.runsProject(actor, projectId)
  }

  /** @param what named in the refusal: what was asked for. @throws DomainError missing */
  async staff(actor: Actor, projectId: string, what = 'This project'): Promise<void> {
    if (!(await this.runs(actor, projectId))) throw missing(what)
  }

  /** @throws DomainError missing */
  async staffProject(actor: Actor, projectId: string): Promise<ProjectFacts> {
    await this.staff(actor, projectId)
    return await this.project(projectId)
  }

  /** @throws DomainError missing */
  async project(projectId: string): Promise<ProjectFacts> {
    const project = await this.#sessions.project(projectId)
    if (!project) throw missing('This project')
    return project
  }
}

export const userIdOf = (actor: Actor): string | null => (actor.kind === 'user' ? actor.userId : null)

export const nameTaken = (name: string) =>
  conflict('page_exists', `You already have the posting page ${name}`)
