import { CLOCK, invalid, missing, PASSWORD_HASHER, requireFresh, useCase } from '@callboard/core'
import { deleteAccount, getUser } from '../../contract/index.ts'
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
  { store: ACCOUNTS_STORE, hasher: PASSWORD_HASHER, removal: AccountRemoval, clock: CLOCK },
  async ({ needs, actor, input }) => {
    const checked = await needs.store.read(({ users }) => users.find(input.id))
    if (!checked) throw missing('The account')
    const { passwordHash, secondFactor } = checked
    // The password is all the proof that an account without a second factor has.
    if (passwordHash === null || secondFactor !== null) requireFresh(actor, needs.clock.now())
    if (passwordHash !== null) {
      if (!input.password) throw invalid('password', 'Password is required')
      if (!(await needs.hasher.matches(input.password, passwordHash))) throw wrongPassword()
    }
    await needs.removal.remove(input.id, (locked) => {
      if (locked.passwordHash !== passwordHash) throw wrongPassword()
    })
    return { success: true }
  },
)
