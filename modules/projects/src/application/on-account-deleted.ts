import { accountDeleted } from '@callboard/accounts/contract'
import { eventHandler, type NeedsOf } from '@callboard/core'
import { PROJECTS_STORE } from './ports/index.ts'

const NEEDS = { store: PROJECTS_STORE }
type Needs = NeedsOf<typeof NEEDS>

/**
 * Takes the account off the dates that it runs, which may turn back to Hold, and off the projects that it owns. A project
 * without casting directors is its successor's, else its super admins'. It is invited nowhere, and no viewer of any session
 * any more.
 */
export const OnAccountDeleted = eventHandler(
  accountDeleted,
  'projects.release-account',
  NEEDS,
  async ({ needs, payload: { user_id, email, successor_id } }) => {
    const { sessionIds, projectIds } = await needs.store.read(async ({ projects, sessions }) => ({
      sessionIds: await sessions.runBy(user_id),
      projectIds: await projects.ownedBy(user_id),
    }))
    for (const id of sessionIds) await leaveSession(needs, id, user_id)
    for (const id of projectIds) await leaveProject(needs, id, user_id, successor_id)
    await needs.store.write(async ({ viewers, clients }) => {
      await viewers.forget(user_id)
      await clients.forget(user_id, email)
    })
  },
)

async function leaveSession({ store }: Needs, id: string, userId: string): Promise<void> {
  const others = (ids: readonly string[]) => ids.filter((other) => other !== userId)
  await store.write(async ({ sessions }) => {
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

async function leaveProject(
  { store }: Needs,
  id: string,
  userId: string,
  successorId: string | undefined,
): Promise<void> {
  await store.write(async ({ projects }) => {
    const project = await projects.locked(id)
    if (!project) return
    const others = project.castingDirectorIds.filter((other) => other !== userId)
    const castingDirectorIds = others.length === 0 && successorId ? [successorId] : others
    await projects.save({ ...project, castingDirectorIds, version: project.version + 1 })
  })
}
