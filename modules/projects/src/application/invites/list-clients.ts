import { useCase } from '@callboard/core'
import { listClients } from '../../contract/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { clientViews } from './client-views.ts'

export const ListClients = useCase(listClients, { store: PROJECTS_STORE }, ({ needs, input: { id } }) =>
  needs.store.read((repositories) => clientViews(repositories, id)),
)
