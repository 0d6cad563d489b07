import { USER_DIRECTORY, type UserDirectory, type UserFacts } from '@callboard/accounts/queries'
import { conflict, invalid, missing, useCase } from '@callboard/core'
import { getVisibility, type ProfileVisibility, saveVisibility } from '../contract/index.ts'
import { blankProfile, type Profile } from '../domain/profile.ts'
import { DEFAULT_ZONE, isFreelancer, nameOf } from './own-user.ts'
import { FREELANCERS_STORE, type FreelancersRepositories } from './ports/index.ts'

/** The account's profile, blank before it is first saved. @throws DomainError missing for an account that has none */
export async function profileOf({ profiles }: FreelancersRepositories, user: UserFacts): Promise<Profile> {
  if (!isFreelancer(user.userType)) throw missing('The account')
  return (await profiles.find(user.id)) ?? blankProfile(user.id, nameOf(user), DEFAULT_ZONE)
}

/**
 * Viewers as they are stored: none beside 'all', else casting directors only.
 * @throws DomainError invalid
 */
export async function viewersOf(
  users: Pick<UserDirectory, 'many'>,
  wanted: { readonly show_to_all: boolean; readonly show_to: readonly string[] },
): Promise<readonly string[]> {
  if (wanted.show_to_all) return []
  const found = await users.many(wanted.show_to)
  const directors = found.filter(({ userType }) => userType === 'casting_director').map(({ id }) => id)
  if (directors.length < new Set(wanted.show_to).size) {
    throw invalid('show_to', 'Somebody in the list is not a casting director.')
  }
  return directors.sort()
}

async function visibilityView(
  users: Pick<UserDirectory, 'many'>,
  { showToAll, showTo, version }: Profile,
): Promise<ProfileVisibility> {
  const people = await users.many(showTo)
  return {
    show_to_all: showToAll,
    show_to: people.map(({ id, email, firstName, lastName, userType }) => ({
      _id: id,
      email,
      first_name: firstName,
      last_name: lastName,
      user_type: userType,
    })),
    version,
  }
}

export const GetVisibility = useCase(
  getVisibility,
  { store: FREELANCERS_STORE, users: USER_DIRECTORY },
  async ({ needs, subject: { account } }) => {
    const profile = await needs.store.read((repositories) => profileOf(repositories, account))
    return await visibilityView(needs.users, profile)
  },
)

/** A super admin chooses the viewers of a profile; the rest of it stays its owner's. */
export const SaveVisibility = useCase(
  saveVisibility,
  { store: FREELANCERS_STORE, users: USER_DIRECTORY },
  async ({ needs, input, subject: { account } }) => {
    const showTo = await viewersOf(needs.users, input)
    return await needs.store.write(async (repositories, outbox) => {
      const now = await profileOf(repositories, account)
      const wanted = { ...now, showToAll: input.show_to_all, showTo, version: input.version }
      if (!(await repositories.profiles.save(wanted))) {
        throw conflict(
          'profile_changed',
          'The profile was changed meanwhile. Please look at it again.',
          await visibilityView(needs.users, await profileOf(repositories, account)),
        )
      }
      const saved = { ...wanted, version: wanted.version + 1 }
      return outbox.answer(await visibilityView(needs.users, saved))
    })
  },
)
