import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { type Actor, denied, isStaff, useCase } from '@callboard/core'
import { listProfiles } from '../contract/index.ts'
import { FREELANCERS_STORE, type ProfileViewer } from './ports/index.ts'
import { profileView } from './profile-view.ts'

const PAGE = 10

/** Super admins see every profile; others see those shown to all or to them, and their own. */
function viewerOf(actor: Actor): ProfileViewer {
  if (actor.kind !== 'user' || !isStaff(actor)) throw denied()
  return actor.userType === 'super_admin' ? 'all' : { userId: actor.userId }
}

export const ListProfiles = useCase(
  listProfiles,
  { store: FREELANCERS_STORE, users: USER_DIRECTORY },
  async ({ needs, actor, input }) => {
    const search = {
      viewer: viewerOf(actor),
      name: input.name?.trim().toLowerCase() || undefined,
      willWorkAs: input.will_work_as,
    }
    const take = input.take ?? PAGE
    const found = await needs.store.read(({ profiles }) => profiles.page(search, input.skip ?? 0, take + 1))
    const page = found.slice(0, take)
    const users = await needs.users.many(page.map(({ userId }) => userId))
    const byId = new Map(users.map((user) => [user.id, user]))
    // An account that was deleted a moment ago is left out.
    const views = page.flatMap((profile) => {
      const user = byId.get(profile.userId)
      return user ? [profileView(actor, profile, user)] : []
    })
    return { profiles: views, has_more: found.length > take }
  },
)
