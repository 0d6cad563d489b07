import { messageRequested } from '@callboard/admin/contract'
import { conflict, missing, type Outbox, service } from '@callboard/core'
import type { PayloadOf } from '@callboard/core/http-contract'
import type { User } from '../../domain/user.ts'
import { ACCOUNTS_STORE, type AccountsRepositories } from '../ports/index.ts'

type Mail = Pick<PayloadOf<typeof messageRequested>, 'template' | 'values'>

const settled = () =>
  conflict('request_settled', 'This request has been answered meanwhile, and the person was told.')

/** Answers a request of a casting professional once, with the e-mail that says so. */
export class StaffRequestAnswers extends service({ store: ACCOUNTS_STORE }) {
  async settle(
    id: string,
    answer: (user: User, repositories: AccountsRepositories) => Promise<{ account: User; mail: Mail }>,
  ): Promise<{ success: true }> {
    return await this.needs.store.write(async (repositories, outbox: Outbox) => {
      const user = await repositories.users.lock(id)
      if (!user) throw missing('The account')
      if (!user.staffRequested) throw settled()
      const { account, mail } = await answer(user, repositories)
      await repositories.users.save({ ...account, staffRequested: false, version: user.version + 1 })
      outbox.publish(messageRequested, {
        ...mail,
        key: `staff-request:${id}`,
        channel: 'email',
        to: user.email,
        about: { user_id: id },
      })
      return outbox.answer({ success: true as const })
    })
  }
}
