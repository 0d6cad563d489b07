import type { Actor } from '@callboard/core'
import type { ReplyOf } from '@callboard/core/http-contract'
import type { getOwnProfile } from '../contract/index.ts'
import { blankProfile } from '../domain/profile.ts'
import { nameOf, ownUser } from './own-user.ts'
import type { FreelancersStore, UserDirectory } from './ports/index.ts'
import { profileView } from './profile-view.ts'

/** The zone a blank profile starts with. */
const DEFAULT_ZONE = 'America/Los_Angeles'

export class GetOwnProfile {
  readonly #store: FreelancersStore
  readonly #users: UserDirectory

  constructor(store: FreelancersStore, users: UserDirectory) {
    this.#store = store
    this.#users = users
  }

  async run(actor: Actor): Promise<ReplyOf<typeof getOwnProfile>> {
    const user = await ownUser(actor, this.#users)
    const stored = await this.#store.read(({ profiles }) => profiles.find(user.id))
    return profileView(actor, stored ?? blankProfile(user.id, nameOf(user), DEFAULT_ZONE), user)
  }
}
