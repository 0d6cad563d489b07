import type { Endpoint } from '@callboard/core/http-contract'
import { onSignal, refresh, useRoom } from '@callboard/kit/data'
import { scheduleChanged, scheduleRoom } from '@callboard/scheduling/contract'

/**
 * Keeps what is shown of a session date in step with what others do. For the part of a page that is shown with its
 * data: the room is joined after the page stands.
 * @param queries a constant: what to ask for again
 */
export function useLiveSlots(sessionId: string, dayId: string, queries: readonly Endpoint[]): void {
  useRoom(
    scheduleRoom,
    sessionId,
    [
      onSignal(scheduleChanged, ({ day }) => {
        if (day === dayId) for (const query of queries) void refresh(query)
      }),
    ],
    { queries },
  )
}
