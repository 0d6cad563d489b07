import { accountDeleted } from '@callboard/accounts/contract'
import { subscribe } from '@callboard/core'
import { EraseProfile } from './on-account-deleted.ts'

export const freelancersSubscriptions = [subscribe(accountDeleted, 'freelancers.erase-profile', EraseProfile)]
