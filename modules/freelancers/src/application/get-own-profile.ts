import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { useCase } from '@callboard/core'
import { getOwnProfile } from '../contract/index.ts'
import { blankProfile } from '../domain/profile.ts'
import { DEFAULT_ZONE, nameOf, ownUser } from './own-user.ts'
import { FREELANCERS_STORE } from './ports/index.ts'
import { profileView } from './profile-view.ts'

export const GetOwnProfile = useCase(
  getOwnProfile,
  { store: FREELANCERS_STORE, users: USER_DIRECTORY },
  async ({ needs, actor }) => {
    const user = await ownUser(actor, needs.users)
    const stored = await needs.store.read(({ profiles }) => profiles.find(user.id))
    return profileView(actor, stored ?? blankProfile(user.id, nameOf(user), DEFAULT_ZONE), user)
  },
)
