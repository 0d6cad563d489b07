import { broken, CLOCK, invalid, type NeedsOf, useCase } from '@callboard/core'
import { STAFF_WORK } from '@callboard/projects/queries'
import { deleteUser, getManagedUser, listUsers } from '../../contract/index.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'
import { checkAdministers, signedIn } from '../profile/account-rights.ts'
import { userRow } from '../profile/user-view.ts'
import { AccountRemoval } from './account-removal.ts'
import { ManagedUsers } from './managed-users.ts'

const PAGE = 20

const REMOVAL_NEEDS = { store: ACCOUNTS_STORE, removal: AccountRemoval, work: STAFF_WORK, clock: CLOCK }
type Needs = NeedsOf<typeof REMOVAL_NEEDS>

const LIST_NEEDS = { store: ACCOUNTS_STORE, work: STAFF_WORK }

export const ListUsers = useCase(listUsers, LIST_NEEDS, async ({ needs, actor, input }) => {
  checkAdministers(actor)
  const limit = input.limit ?? PAGE
  const by = { words: input.email ?? '', userType: input.user_type }
  const { after, before, skip } = input
  // The row named by `before` follows: a page back is always followed by another.
  const ahead = before === undefined ? 1 : 0
  const { found, seen } = await needs.store.read(async ({ users }) => {
    const page = await users.page(by, { after, before, skip }, limit + ahead)
    return { found: page, seen: await users.lastSeen(page.map(({ id }) => id)) }
  })
  const shown = found.slice(0, limit)
  const projects = await needs.work.counts(shown.map(({ id }) => id))
  return {
    users: shown.map((user) => ({
      ...userRow(actor, user, seen.get(user.id)),
      projects: projects.get(user.id) ?? 0,
    })),
    has_more: before !== undefined || found.length > limit,
  }
})

export const GetManagedUser = useCase(
  getManagedUser,
  { store: ACCOUNTS_STORE, managed: ManagedUsers },
  ({ needs, actor, input: { id } }) =>
    needs.store.read((repositories) => needs.managed.view(actor, repositories, id)),
)

/** The own account is deleted where its password is asked for. */
export const DeleteUser = useCase(
  deleteUser,
  REMOVAL_NEEDS,
  async ({ needs, actor, input: { id, successor } }) => {
    if (signedIn(actor).userId === id) {
      throw broken('own_account', 'Delete your own account by Delete Account in your menu.')
    }
    if (successor === undefined) await mayGoWithout(needs, id)
    else await checkSuccessor(needs, id, successor)
    await needs.removal.remove(id, undefined, successor)
    return { success: true }
  },
)

async function mayGoWithout({ work, clock }: Needs, id: string): Promise<void> {
  const { alone } = await work.of(id, clock.now())
  if (alone > 0)
    throw invalid('successor', 'Choose who takes over the projects that have no other casting director.')
}

async function checkSuccessor({ store }: Needs, id: string, successor: string): Promise<void> {
  const heir = await store.read(({ users }) => users.find(successor))
  if (heir?.userType !== 'casting_director' || heir.id === id)
    throw invalid('successor', 'Only another casting director takes over projects.')
}
