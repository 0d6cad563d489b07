import type { Actor } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { checkUser } from '../contract/index.ts'
import { normalEmail } from '../domain/user.ts'
import type { AccountsStore } from './ports/index.ts'

export class CheckUser {
  readonly #store: AccountsStore

  constructor(store: AccountsStore) {
    this.#store = store
  }

  async run(_actor: Actor, { email }: InputOf<typeof checkUser>): Promise<ReplyOf<typeof checkUser>> {
    const user = await this.#store.read(({ users }) => users.byEmail(normalEmail(email)))
    return { exists: user !== null }
  }
}
