import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { conflict, useCase } from '@callboard/core'
import { saveVisibility } from '../contract/index.ts'
import { FREELANCERS_STORE } from './ports/index.ts'
import { profileOf, viewersOf, visibilityView } from './visibility.ts'

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
