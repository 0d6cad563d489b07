import type { Actor } from '@callboard/core'
import type { ReplyOf } from '@callboard/core/http-contract'
import type { logout } from '../contract/index.ts'
import { signedIn } from './account-rights.ts'
import type { AccountsStore } from './ports/index.ts'
import type { SignIns } from './sign-ins.ts'

export class LogOut {
  readonly #store: AccountsStore
  readonly #signIns: SignIns

  constructor(store: AccountsStore, signIns: SignIns) {
    this.#store = store
    this.#signIns = signIns
  }

  async run(actor: Actor): Promise<ReplyOf<typeof logout>> {
    const { userId, signInId } = signedIn(actor)
    await this.#store.write(({ signIns }) => signIns.end(signInId))
    this.#signIns.forget(userId)
    return { success: true }
  }
}
