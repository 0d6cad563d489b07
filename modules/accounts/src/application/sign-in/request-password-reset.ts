import { messageRequested } from '@callboard/admin/contract'
import { useCase } from '@callboard/core'
import { RESET_SECONDS, requestPasswordReset } from '../../contract/index.ts'
import { normalEmail } from '../../domain/user.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'
import { ResetLinks } from './reset-links.ts'

/** Answers the same whether or not there is such an account. */
export const RequestPasswordReset = useCase(
  requestPasswordReset,
  { store: ACCOUNTS_STORE, links: ResetLinks },
  ({ needs, input }) =>
    needs.store.write(async (repositories, outbox) => {
      const user = await repositories.users.byEmail(normalEmail(input.email))
      if (!user) return { success: true }
      const { id, link } = await needs.links.make(repositories, user.id, RESET_SECONDS)
      outbox.publish(messageRequested, {
        key: `password-reset:${id}`,
        channel: 'email',
        template: 'RESET_PASSWORD',
        to: user.email,
        values: { LINK: link },
        about: { user_id: user.id },
      })
      return outbox.answer({ success: true })
    }),
)
