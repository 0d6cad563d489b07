import { accountDeleted } from '@callboard/accounts/contract'
import { type Actor, eventHandler } from '@callboard/core'
import type { PayloadOf } from '@callboard/core/http-contract'
import { PROJECTS_STORE } from './ports/index.ts'

/**
 * Takes the account off the dates that it runs, which may turn back to Hold, and off the projects that it owns. A project
 * without casting directors is its super admins'. It is no viewer of any session any more.
 */
export class OnAccountDeleted extends eventHandler(accountDeleted, 'projects.release-account', {
  store: PROJECTS_STORE,
}) {
  async run(_actor: Actor, { user_id }: PayloadOf<typeof accountDeleted>): Promise<void> {
    const { sessionIds, projectIds } = await this.needs.store.read(async ({ projects, sessions }) => ({
      sessionIds: await sessions.runBy(user_id),
      projectIds: await projects.ownedBy(user_id),
    }))
    for (const id of sessionIds) await this.#leaveSession(id, user_id)
    for (const id of projectIds) await this.#leaveProject(id, user_id)
    await this.needs.store.write(({ viewers }) => viewers.forget(user_id))
  }

  async #leaveSession(id: string, userId: string): Promise<void> {
    const others = (ids: readonly string[]) => ids.filter((other) => other !== userId)
    await this.needs.store.write(async ({ sessions }) => {
      const session = await sessions.locked(id)
      if (!session) return
      const dates = session.dates.map((date) => ({
        ...date,
        managerIds: others(date.managerIds),
        lobbyManagerIds: others(date.lobbyManagerIds),
      }))
      await sessions.save({ ...session, dates, version: session.version + 1 })
    })
  }

  async #leaveProject(id: string, userId: string): Promise<void> {
    await this.needs.store.write(async ({ projects }) => {
      const project = await projects.locked(id)
      if (!project) return
      const castingDirectorIds = project.castingDirectorIds.filter((other) => other !== userId)
      await projects.save({ ...project, castingDirectorIds, version: project.version + 1 })
    })
  }
}
