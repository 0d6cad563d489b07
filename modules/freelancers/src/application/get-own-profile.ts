import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { type Actor, useCase } from '@callboard/core'
import type { ReplyOf } from '@callboard/core/http-contract'
import { getOwnProfile } from '../contract/index.ts'
import { blankProfile } from '../domain/profile.ts'
import { DEFAULT_ZONE, nameOf, ownUser } from './own-user.ts'
import { FREELANCERS_STORE } from './ports/index.ts'
import { profileView } from './profile-view.ts'

export class GetOwnProfile extends useCase(getOwnProfile, {
  store: FREELANCERS_STORE,
  users: USER_DIRECTORY,
}) {
  async run(actor: Actor): Promise<ReplyOf<typeof getOwnProfile>> {
    const user = await ownUser(actor, this.needs.users)
    const stored = await this.needs.store.read(({ profiles }) => profiles.find(user.id))
    return profileView(actor, stored ?? blankProfile(user.id, nameOf(user), DEFAULT_ZONE), user)
  }
}
