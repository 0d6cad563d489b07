import type { Outbox } from '@callboard/core'
import { takeChanged } from '../../contract/index.ts'
import type { Take } from '../../domain/take.ts'
import type { ReviewRepositories } from '../ports/index.ts'
import { takeView } from './take-view.ts'

/** Stores a take that has changed, and shows it to the staff of its session. */
export async function saveTake(
  { takes }: Pick<ReviewRepositories, 'takes'>,
  outbox: Outbox,
  take: Take,
): Promise<void> {
  await takes.save(take)
  outbox.signal(takeChanged, take.sessionId, { staff: takeView(take) })
}
