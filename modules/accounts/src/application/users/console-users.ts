import { broken, CLOCK, useCase } from '@callboard/core'
import { STAFF_WORK } from '@callboard/projects/queries'
import { APPOINTMENT_QUERIES } from '@callboard/scheduling/queries'
import { deleteUser, getManagedUser, getUserTraces, listUsers } from '../../contract/index.ts'
import { normalEmail } from '../../domain/user.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'
import { checkAdministers, signedIn } from '../profile/account-rights.ts'
import { userRow } from '../profile/user-view.ts'
import { AccountRemoval } from './account-removal.ts'
import { ManagedUsers } from './managed-users.ts'

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

export const GetManagedUser = useCase(
  getManagedUser,
  { store: ACCOUNTS_STORE, managed: ManagedUsers },
  ({ needs, actor, input: { id } }) =>
    needs.store.read((repositories) => needs.managed.view(actor, repositories, id)),
)

export const GetUserTraces = useCase(
  getUserTraces,
  { work: STAFF_WORK, appointments: APPOINTMENT_QUERIES, clock: CLOCK },
  async ({ needs, input: { id } }) => {
    const now = needs.clock.now()
    const [{ projects, dates }, appointments] = await Promise.all([
      needs.work.of(id, now),
      needs.appointments.countToCome(id, now),
    ])
    return { projects, dates, appointments }
  },
)

/** The own account is deleted where its password is asked for. */
export const DeleteUser = useCase(
  deleteUser,
  { removal: AccountRemoval },
  async ({ needs, actor, input: { id } }) => {
    if (signedIn(actor).userId === id) {
      throw broken('own_account', 'Delete your own account by Delete Account in your menu.')
    }
    await needs.removal.remove(id)
    return { success: true }
  },
)
