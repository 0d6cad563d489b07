import { useCase } from '@callboard/core'
import { listClients, removeClient } from '../../contract/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { lockedProject } from '../project-access.ts'
import { clientViews } from './client-views.ts'

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
