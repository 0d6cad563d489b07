import { useCase } from '@callboard/core'
import { listStaffRequests, MOST_COUNTED } from '../../contract/index.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'
import { checkAdministers } from '../profile/account-rights.ts'
import { userSummary } from '../profile/user-view.ts'

const PAGE = 20

export const ListStaffRequests = useCase(
  listStaffRequests,
  { store: ACCOUNTS_STORE },
  async ({ needs, actor, input: { after, before } }) => {
    checkAdministers(actor)
    const ahead = before === undefined ? 1 : 0
    return await needs.store.read(async ({ users }) => {
      const found = await users.staffRequests({ after, before }, PAGE + ahead)
      return {
        requests: found
          .slice(0, PAGE)
          .map((user) => ({ ...userSummary(user), signed_up_at: user.createdAt.toISOString() })),
        has_more: before !== undefined || found.length > PAGE,
        count: await users.countStaffRequests(MOST_COUNTED),
      }
    })
  },
)
