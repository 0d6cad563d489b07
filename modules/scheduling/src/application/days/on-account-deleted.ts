import { accountDeleted } from '@callboard/accounts/contract'
import { eventHandler } from '@callboard/core'
import { ForgottenTalent } from './forgotten-talent.ts'

export const OnAccountDeleted = eventHandler(
  accountDeleted,
  'scheduling.forget-talent',
  { talent: ForgottenTalent },
  async ({ needs, payload: { user_id } }) => {
    await needs.talent.forget(user_id)
  },
)
