import { perform } from '@callboard/kit/data'
import { confirm } from '@callboard/kit/ui'
import { clearRecordsAction } from '../../data/records.ts'
import type { LobbyModel } from '../lobby-model.ts'

/** Asks, then empties the list of the session. */
export async function clearList({ session, records }: LobbyModel): Promise<void> {
  const isMeant = await confirm({
    title: 'Are you sure?',
    text: `All ${records.size} check-ins of ${session.name} leave the list and must check in again. Groups and their takes stay in the video review.`,
    action: 'Clear records',
    danger: true,
  })
  // A refusal is said at the edge of the page by the action.
  if (isMeant) await perform(clearRecordsAction, { session: session._id }).catch(() => undefined)
}
