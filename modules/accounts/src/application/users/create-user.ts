import { messageRequested } from '@callboard/admin/contract'
import { CLOCK, requireFresh, useCase } from '@callboard/core'
import { createUser } from '../../contract/index.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'
import { ResetLinks } from '../sign-in/reset-links.ts'
import { emailTaken, NewAccounts } from '../sign-up/create-user.ts'
import { managedChanges, requireAttachable } from './managed-changes.ts'
import { ManagedUsers } from './managed-users.ts'

/** Validity of the link in the welcome mail. */
export const WELCOME_SECONDS = 7 * 86_400

/** The password is typed by the super admin, and its owner sets another by the mailed link. */
export const CreateUserInConsole = useCase(
  createUser,
  { store: ACCOUNTS_STORE, accounts: NewAccounts, links: ResetLinks, managed: ManagedUsers, clock: CLOCK },
  async ({ needs, actor, input }) => {
    if (input.user_type === 'super_admin') requireFresh(actor, needs.clock.now())
    const made = await needs.accounts.make(actor, input)
    const { account, attached } = managedChanges(made, input)
    return await needs.store.write(async (repositories, outbox) => {
      if (!(await repositories.users.add(account))) throw emailTaken()
      if (attached) {
        await requireAttachable(repositories, account.id, attached)
        await repositories.users.attach(account.id, attached)
      }
      const { id, link } = await needs.links.make(repositories, account.id, WELCOME_SECONDS)
      outbox.publish(messageRequested, {
        key: `account-created:${id}`,
        channel: 'email',
        template: 'ACCOUNT_CREATED',
        to: account.email,
        values: { LINK: link, EMAIL: account.email },
        about: { user_id: account.id },
      })
      return outbox.answer(await needs.managed.view(actor, repositories, account.id))
    })
  },
)
