import { type Actor, broken, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { deleteUser } from '../../contract/index.ts'
import { signedIn } from '../profile/account-rights.ts'
import { AccountRemoval } from './account-removal.ts'

/** The own account is deleted where its password is asked for. */
export class DeleteUser extends useCase(deleteUser, { removal: AccountRemoval }) {
  async run(actor: Actor, { id }: InputOf<typeof deleteUser>): Promise<ReplyOf<typeof deleteUser>> {
    if (signedIn(actor).userId === id) {
      throw broken('own_account', 'Delete your own account by Delete Account in your menu.')
    }
    await this.needs.removal.remove(id)
    return { success: true }
  }
}
