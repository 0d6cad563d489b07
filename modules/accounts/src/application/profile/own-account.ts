import { CLOCK, conflict, invalid, missing, PASSWORD_HASHER, requireFresh, useCase } from '@callboard/core'
import { TALENT_TRACES } from '@callboard/lobby/queries'
import { deleteAccount, getUser } from '../../contract/index.ts'
import { ACCOUNTS_STORE, PASSKEY_VERIFIER } from '../ports/index.ts'
import { AccountRemoval } from '../users/account-removal.ts'
import { ManagedUsers } from '../users/managed-users.ts'
import { ownAccount } from './user-view.ts'

export const GetUser = useCase(
  getUser,
  { store: ACCOUNTS_STORE, managed: ManagedUsers },
  async ({ needs, input: { id } }) => {
    const user = await needs.store.read(({ users }) => users.find(id))
    if (!user) throw missing('The account')
    return { ...ownAccount(user), logo_url: needs.managed.logoUrl(user) }
  },
)

const wrongPassword = () => invalid('password', 'The password is not right.')

export const DeleteAccount = useCase(
  deleteAccount,
  {
    store: ACCOUNTS_STORE,
    hasher: PASSWORD_HASHER,
    removal: AccountRemoval,
    talent: TALENT_TRACES,
    verifier: PASSKEY_VERIFIER,
    clock: CLOCK,
  },
  async ({ needs, actor, input }) => {
    const { checked, passkeys } = await needs.store.read(async (accounts) => ({
      checked: await accounts.users.find(input.id),
      passkeys: await accounts.passkeys.ofUser(input.id),
    }))
    if (!checked) throw missing('The account')
    const { passwordHash, secondFactor } = checked
    const canUsePasskey = needs.verifier.offered && passkeys.length > 0
    const provesByPassword = passwordHash !== null && (!canUsePasskey || input.password !== undefined)
    if (!provesByPassword || secondFactor !== null) requireFresh(actor, needs.clock.now())
    if (provesByPassword) {
      if (!input.password) throw invalid('password', 'Password is required')
      if (!(await needs.hasher.matches(input.password, passwordHash))) throw wrongPassword()
    }
    if (input.kept_until !== undefined) {
      const { keptSheets } = await needs.talent.of(input.id)
      if ((keptSheets?.until ?? null) !== input.kept_until)
        throw conflict(
          'kept_sheets_changed',
          'What this office keeps on its sign-in sheets has changed. Please read the list above once more.',
        )
    }
    await needs.removal.remove(input.id, (locked) => {
      if (locked.passwordHash !== passwordHash) throw wrongPassword()
    })
    return { success: true }
  },
)
