import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { checkUser } from '../../contract/index.ts'
import { normalEmail } from '../../domain/user.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'

export class CheckUser extends useCase(checkUser, { store: ACCOUNTS_STORE }) {
  async run(_actor: Actor, { email }: InputOf<typeof checkUser>): Promise<ReplyOf<typeof checkUser>> {
    const user = await this.needs.store.read(({ users }) => users.byEmail(normalEmail(email)))
    return { exists: user !== null }
  }
}
