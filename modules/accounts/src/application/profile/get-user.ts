import { missing, useCase } from '@callboard/core'
import { getUser } from '../../contract/index.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'
import { ownAccount } from './user-view.ts'

export const GetUser = useCase(getUser, { store: ACCOUNTS_STORE }, async ({ needs, input: { id } }) => {
  const user = await needs.store.read(({ users }) => users.find(id))
  if (!user) throw missing('The account')
  return ownAccount(user)
})
