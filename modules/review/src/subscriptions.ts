import { type Subscription, subscribe } from '@callboard/core'
import { groupFinished, recordDeleted } from '@callboard/lobby/contract'
import { groupAnswered, groupsCopied } from '@callboard/posting/contract'
import { OnGroupAnswered } from './application/on-group-answered.ts'
import { OnGroupFinished } from './application/on-group-finished.ts'
import { OnGroupsCopied } from './application/on-groups-copied.ts'
import { OnRecordDeleted } from './application/on-record-deleted.ts'

export const reviewSubscriptions: readonly Subscription[] = [
  subscribe(groupFinished, 'review.stop-takes-of-group', OnGroupFinished),
  subscribe(recordDeleted, 'review.stop-take-of-record', OnRecordDeleted),
  subscribe(groupsCopied, 'review.mark-copied', OnGroupsCopied),
  subscribe(groupAnswered, 'review.mark-viewed', OnGroupAnswered),
]
