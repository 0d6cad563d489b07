import type { UserDirectory } from '@callboard/accounts/queries'
import type { Actor, Outbox } from '@callboard/core'
import type { ProjectView } from '../../contract/index.ts'
import type { Project } from '../../domain/project.ts'
import type { ProjectsRepositories, ProjectsStore } from '../ports/index.ts'
import { lockedProject } from '../project-access.ts'
import { projectView } from './project-view.ts'

/**
 * The common part of all small changes of a project by its owner. `change` returns the same project for 'nothing to
 * do'.
 */
export async function changeProject(
  store: ProjectsStore,
  users: UserDirectory,
  actor: Actor,
  id: string,
  change: (
    project: Project,
    outbox: Outbox,
    repositories: ProjectsRepositories,
  ) => Project | Promise<Project>,
): Promise<ProjectView> {
  const view = (project: Project) => projectView(store, users, actor, project)
  return await store.write(async (repositories, outbox) => {
    const before = await lockedProject(repositories, actor, id)
    const after = await change(before, outbox, repositories)
    if (after === before) return await view(before)
    const saved = { ...after, version: before.version + 1 }
    await repositories.projects.save(saved)
    return outbox.answer(await view(saved))
  })
}
