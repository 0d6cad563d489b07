import { type Subscription, subscribe } from '@callboard/core'
import { OnMessageRequested } from './application/on-message-requested.ts'
import { messageRequested } from './contract/index.ts'

export const adminSubscriptions: readonly Subscription[] = [
  subscribe(messageRequested, 'admin.record-message', OnMessageRequested),
]
