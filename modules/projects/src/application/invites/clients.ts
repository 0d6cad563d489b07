import { useCase } from '@callboard/core'
import { type InvitedClient, listClients, removeClient } from '../../contract/index.ts'
import { PROJECTS_STORE, type ProjectsRepositories } from '../ports/index.ts'
import { lockedProject } from '../project-access.ts'

/** Everybody who is invited to a project, by two statements. Sessions that are gone are left out. */
export async function clientViews(
  { clients, sessions }: ProjectsRepositories,
  projectId: string,
): Promise<{ clients: InvitedClient[] }> {
  const invited = await clients.ofProjects([projectId])
  const names = new Map((await sessions.outlines([projectId], null)).map(({ id, name }) => [id, name]))
  return {
    clients: invited.map(({ email, userId, sessionIds, invitedAt }) => ({
      email,
      state: userId === null ? 'invited' : 'joined',
      invited_at: invitedAt.toISOString(),
      sessions:
        sessionIds?.flatMap((id) => (names.has(id) ? [{ _id: id, name: names.get(id)! }] : [])) ?? null,
    })),
  }
}

export const ListClients = useCase(listClients, { store: PROJECTS_STORE }, ({ needs, input: { id } }) =>
  needs.store.read((repositories) => clientViews(repositories, id)),
)

export const RemoveClient = useCase(
  removeClient,
  { store: PROJECTS_STORE },
  ({ needs, actor, input: { id, email } }) =>
    needs.store.write(async (repositories) => {
      await lockedProject(repositories, actor, id)
      await repositories.clients.remove(id, email.trim().toLowerCase())
      return await clientViews(repositories, id)
    }),
)
