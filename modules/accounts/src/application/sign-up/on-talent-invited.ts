import { messageRequested } from '@callboard/admin/contract'
import { eventHandler } from '@callboard/core'
import { talentInvited } from '@callboard/scheduling/contract'
import { canSignIn } from '../../domain/user.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'
import { ResetLinks } from '../sign-in/reset-links.ts'
import { WELCOME_SECONDS } from '../users/create-user.ts'

/** Mails a link for a password to a talent whom staff have booked, unless they can sign in already. */
export const OnTalentInvited = eventHandler(
  talentInvited,
  'accounts.welcome-talent',
  { store: ACCOUNTS_STORE, links: ResetLinks },
  async ({ needs, payload: { user_id } }) => {
    await needs.store.write(async (repositories, outbox) => {
      const user = await repositories.users.find(user_id)
      if (!user || canSignIn(user)) return
      const { id, link } = await needs.links.make(repositories, user.id, WELCOME_SECONDS)
      outbox.publish(messageRequested, {
        key: `account-created:${id}`,
        channel: 'email',
        template: 'ACCOUNT_CREATED',
        to: user.email,
        values: { LINK: link, EMAIL: user.email },
        about: { user_id: user.id },
      })
    })
  },
)
