import { defineSubject } from '@callboard/core/http-contract'
import type { UserFacts } from '../queries/user-directory.ts'

/** One's own account, or anybody's for a super admin. */
export const accountSubject = defineSubject<{ readonly account: UserFacts }>()('account', 'The account', [
  'id',
])
