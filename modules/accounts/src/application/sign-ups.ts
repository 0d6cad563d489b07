import type { Clock, Ids } from '@callboard/core'
import type { ReplyOf } from '@callboard/core/http-contract'
import type { register } from '../contract/index.ts'
import { type Newcomer, newcomer } from '../domain/sign-up.ts'
import type { User } from '../domain/user.ts'
import type { AccountsStore } from './ports/index.ts'
import type { SignIns } from './sign-ins.ts'

/** New accounts that people make for themselves. */
export class SignUps {
  readonly #store: AccountsStore
  readonly #signIns: SignIns
  readonly #ids: Ids
  readonly #clock: Clock

  constructor(store: AccountsStore, signIns: SignIns, ids: Ids, clock: Clock) {
    this.#store = store
    this.#signIns = signIns
    this.#ids = ids
    this.#clock = clock
  }

  /** The account as it would be; nothing is stored. @throws DomainError invalid when a name is missing */
  draft(asked: Newcomer): User {
    return newcomer(asked, this.#ids.next(), this.#clock.now())
  }

  /** Stores the account and signs it in, unless somebody was first. */
  async admit(user: User): Promise<ReplyOf<typeof register>> {
    return await this.#store.write(async (repositories, outbox) => {
      if (!(await repositories.users.add(user))) {
        return { success: false, error: 'There is already an account with this e-mail.' }
      }
      const token = await this.#signIns.begin(repositories, user.id)
      return outbox.answer({ success: true, token, _id: user.id })
    })
  }
}
