import type { ProjectClient, ProjectClientRepository } from '@callboard/projects'
import type { Query } from '../dialect/index.ts'
import { instant, orNull, Rows, tableOf, text } from '../table/index.ts'

type ClientRow = Omit<ProjectClient, 'sessionIds'> & {
  /** Empty: all sessions. */
  readonly sessionId: string
}

const CLIENTS = tableOf<ClientRow>().named('project_client', {
  projectId: text('project_id'),
  email: text('email'),
  sessionId: text('session_id'),
  userId: orNull(text('user_id')),
  invitedAt: instant('invited_at'),
})

const ALL = ''

const rowsOf = ({ sessionIds, ...client }: ProjectClient): ClientRow[] =>
  (sessionIds ?? [ALL]).map((sessionId) => ({ ...client, sessionId }))

function clientOf(rows: readonly ClientRow[]): ProjectClient {
  const { sessionId: _, ...client } = rows[0]!
  const ids = rows.map(({ sessionId }) => sessionId)
  return { ...client, sessionIds: ids.includes(ALL) ? null : ids }
}

const clientsOf = (rows: readonly ClientRow[]): ProjectClient[] =>
  [...Map.groupBy(rows, ({ projectId, email }) => `${projectId} ${email}`).values()].map(clientOf)

export function projectClientRepository(query: Query): ProjectClientRepository {
  const rows = new Rows(CLIENTS, query)
  const changed = async (projectIds: readonly string[]) => {
    await query('project')
      .whereIn('id', [...projectIds])
      .increment('clients_version', 1)
  }
  return {
    save: async (client) => {
      // Also the lock that keeps two people from inviting the same address at once.
      await changed([client.projectId])
      await rows.remove({ project_id: client.projectId, email: client.email })
      await rows.addAll(rowsOf(client))
    },
    remove: async (projectId, email) => {
      await changed([projectId])
      await rows.remove({ project_id: projectId, email })
    },
    ofProjects: async (projectIds) => {
      if (projectIds.length === 0) return []
      const found = await rows.all(
        query(CLIENTS.name)
          .whereIn('project_id', [...projectIds])
          .orderBy(['project_id', 'email', 'session_id']),
      )
      return clientsOf(found)
    },
    ofUser: async (userId) => {
      const found = await rows.all(rows.where({ user_id: userId }).orderBy(['invited_at', 'project_id']))
      return clientsOf(found)
    },
    forget: async (userId, email) => {
      const invitations = () =>
        query(CLIENTS.name).where((either) => void either.where({ user_id: userId }).orWhere({ email }))
      const projectIds: string[] = await invitations().distinct().pluck('project_id')
      if (projectIds.length === 0) return
      await changed(projectIds)
      await invitations().delete()
    },
    known: async (email, userId) => {
      const projectIds: string[] = await rows.where({ email }).distinct().pluck('project_id')
      if (projectIds.length === 0) return
      await changed(projectIds)
      await rows.where({ email }).update({ user_id: userId })
    },
    proven: async (emails) => {
      const found: { email: string; user_id: string }[] =
        emails.length > 0
          ? await query(CLIENTS.name)
              .whereIn('email', [...emails])
              .whereNotNull('user_id')
              .distinct('email', 'user_id')
          : []
      return new Map(found.map(({ email, user_id }) => [email, user_id]))
    },
  }
}
