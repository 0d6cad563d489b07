import { useCase } from '@callboard/core'
import { listUsers } from '../../contract/index.ts'
import { normalEmail } from '../../domain/user.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'
import { checkAdministers } from '../profile/account-rights.ts'
import { userRow } from '../profile/user-view.ts'

const PAGE = 20

export const ListUsers = useCase(listUsers, { store: ACCOUNTS_STORE }, async ({ needs, actor, input }) => {
  checkAdministers(actor)
  const limit = input.limit ?? PAGE
  const by = { prefix: normalEmail(input.email ?? ''), userType: input.user_type }
  const { after, before, skip } = input
  // The row named by `before` follows: a page back is always followed by another.
  const ahead = before === undefined ? 1 : 0
  const found = await needs.store.read(({ users }) => users.page(by, { after, before, skip }, limit + ahead))
  return {
    users: found.slice(0, limit).map((user) => userRow(actor, user)),
    has_more: before !== undefined || found.length > limit,
  }
})
