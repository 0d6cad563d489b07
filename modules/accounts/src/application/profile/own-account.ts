import { invalid, missing, PASSWORD_HASHER, useCase } from '@callboard/core'
import { deleteAccount, getUser } from '../../contract/index.ts'
import { requirePassword } from '../../domain/user.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'
import { AccountRemoval } from '../users/account-removal.ts'
import { ownAccount } from './user-view.ts'

export const GetUser = useCase(getUser, { store: ACCOUNTS_STORE }, async ({ needs, input: { id } }) => {
  const user = await needs.store.read(({ users }) => users.find(id))
  if (!user) throw missing('The account')
  return ownAccount(user)
})

const wrongPassword = () => invalid('password', 'The password is not right.')

export const DeleteAccount = useCase(
  deleteAccount,
  { store: ACCOUNTS_STORE, hasher: PASSWORD_HASHER, removal: AccountRemoval },
  async ({ needs, input }) => {
    const checked = await needs.store.read(({ users }) => users.find(input.id))
    if (!checked) throw missing('The account')
    requirePassword(checked, 'password')
    if (!(await needs.hasher.matches(input.password, checked.passwordHash))) throw wrongPassword()
    await needs.removal.remove(input.id, ({ passwordHash }) => {
      if (passwordHash !== checked.passwordHash) throw wrongPassword()
    })
    return { success: true }
  },
)
