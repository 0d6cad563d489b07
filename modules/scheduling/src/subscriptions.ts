import { type Subscription, subscribe } from '@callboard/core'
import { checkedIn } from '@callboard/lobby/contract'
import { OnCheckedIn } from './application/on-checked-in.ts'

export const schedulingSubscriptions: readonly Subscription[] = [
  subscribe(checkedIn, 'scheduling.mark-checked-in', OnCheckedIn),
]
