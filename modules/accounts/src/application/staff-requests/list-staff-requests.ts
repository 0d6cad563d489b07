import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { listStaffRequests, MOST_COUNTED } from '../../contract/index.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'
import { checkAdministers } from '../profile/account-rights.ts'
import { userSummary } from '../profile/user-view.ts'

const PAGE = 20

export class ListStaffRequests extends useCase(listStaffRequests, { store: ACCOUNTS_STORE }) {
  async run(
    actor: Actor,
    { after, before }: InputOf<typeof listStaffRequests>,
  ): Promise<ReplyOf<typeof listStaffRequests>> {
    checkAdministers(actor)
    const ahead = before === undefined ? 1 : 0
    return await this.needs.store.read(async ({ users }) => {
      const found = await users.staffRequests({ after, before }, PAGE + ahead)
      return {
        requests: found
          .slice(0, PAGE)
          .map((user) => ({ ...userSummary(user), signed_up_at: user.createdAt.toISOString() })),
        has_more: before !== undefined || found.length > PAGE,
        count: await users.countStaffRequests(MOST_COUNTED),
      }
    })
  }
}
