import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { useCase } from '@callboard/core'
import { getVisibility } from '../contract/index.ts'
import { FREELANCERS_STORE } from './ports/index.ts'
import { profileOf, visibilityView } from './visibility.ts'

export const GetVisibility = useCase(
  getVisibility,
  { store: FREELANCERS_STORE, users: USER_DIRECTORY },
  async ({ needs, subject: { account } }) => {
    const profile = await needs.store.read((repositories) => profileOf(repositories, account))
    return await visibilityView(needs.users, profile)
  },
)
