import { type Loadable, useAnswer } from '@callboard/kit/data'
import { getWaitingRoom, WAITING_ROOM_POLL_SECONDS, type WaitingRoomView } from '@callboard/lobby/contract'
import { askWaitingRoomAgain } from '../../data/waiting-room.ts'

/** The external waiting room of a session, asked for every 5 s while the page is in sight. */
export function useWaitingRoom(session: string): {
  readonly state: Loadable<WaitingRoomView>
  readonly retry: () => void
} {
  const state = useAnswer(getWaitingRoom, { id: session }, { every: WAITING_ROOM_POLL_SECONDS * 1000 })
  return { state, retry: () => askWaitingRoomAgain(session) }
}
