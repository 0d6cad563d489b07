import { accountDeleted } from '@callboard/accounts/contract'
import { type Subscription, subscribe } from '@callboard/core'
import { OnAccountDeleted } from './application/on-account-deleted.ts'

export const freelancersSubscriptions: readonly Subscription[] = [
  subscribe(accountDeleted, 'freelancers.erase-profile', OnAccountDeleted),
]
