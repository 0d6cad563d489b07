import { useCase } from '@callboard/core'
import { getManagedUser } from '../../contract/index.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'
import { ManagedUsers } from './managed-users.ts'

export const GetManagedUser = useCase(
  getManagedUser,
  { store: ACCOUNTS_STORE, managed: ManagedUsers },
  ({ needs, actor, input: { id } }) =>
    needs.store.read((repositories) => needs.managed.view(actor, repositories, id)),
)
