import { broken, useCase } from '@callboard/core'
import { deleteUser } from '../../contract/index.ts'
import { signedIn } from '../profile/account-rights.ts'
import { AccountRemoval } from './account-removal.ts'

/** The own account is deleted where its password is asked for. */
export const DeleteUser = useCase(
  deleteUser,
  { removal: AccountRemoval },
  async ({ needs, actor, input: { id } }) => {
    if (signedIn(actor).userId === id) {
      throw broken('own_account', 'Delete your own account by Delete Account in your menu.')
    }
    await needs.removal.remove(id)
    return { success: true }
  },
)
