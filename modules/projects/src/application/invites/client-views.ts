import type { InvitedClient } from '../../contract/index.ts'
import type { ProjectsRepositories } from '../ports/index.ts'

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
