import type { accountDeleted } from '@callboard/accounts/contract'
import { type Actor, denied, type PayloadOf } from '@callboard/core'
import type { FreelancersStore } from './ports/index.ts'

/** Drops the person's profile, and the person from the lists of other profiles. */
export class OnAccountDeleted {
  readonly #store: FreelancersStore

  constructor(store: FreelancersStore) {
    this.#store = store
  }

  async run(actor: Actor, { user_id }: PayloadOf<typeof accountDeleted>): Promise<void> {
    if (actor.kind !== 'system') throw denied()
    await this.#store.write(({ profiles }) => profiles.erase(user_id))
  }
}
