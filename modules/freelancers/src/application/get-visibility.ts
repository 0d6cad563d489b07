import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { getVisibility } from '../contract/index.ts'
import { FREELANCERS_STORE } from './ports/index.ts'
import { profileOf, visibilityView } from './visibility.ts'

export class GetVisibility extends useCase(getVisibility, {
  store: FREELANCERS_STORE,
  users: USER_DIRECTORY,
}) {
  async run(
    _actor: Actor,
    _input: InputOf<typeof getVisibility>,
    { account }: SubjectOf<typeof getVisibility>,
  ): Promise<ReplyOf<typeof getVisibility>> {
    const profile = await this.needs.store.read((repositories) => profileOf(repositories, account))
    return await visibilityView(this.needs.users, profile)
  }
}
