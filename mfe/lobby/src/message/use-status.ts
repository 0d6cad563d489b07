import { asksAgain, type Follow, useAnswer } from '@callboard/kit/data'
import {
  getStatus,
  lineMoved,
  statusChanged,
  type TalentStatus,
  talentRoom,
  talentSessionRoom,
} from '@callboard/lobby/contract'
import { useState } from 'react'

/** Their turn is near: every step of the line counts. */
const NEAR = 10
/** Behind so many, a turn is hours away. */
const FAR = 100

/** Milliseconds in which talent ask where they stand once the line has moved: a thousand may wait. */
function within({ place }: TalentStatus): number {
  if (place !== null && place <= NEAR) return 0
  return place !== null && place <= FAR ? 10_000 : 30_000
}

/** The talent's own status, kept true by the signals of the line. */
export function useStatus(record: string, token: string | undefined) {
  const [session, setSession] = useState<string>()
  const follows: readonly Follow<TalentStatus>[] = [
    { room: talentRoom, id: record, signals: [asksAgain(statusChanged)] },
    { room: talentSessionRoom, id: session, signals: [asksAgain(lineMoved, undefined, within)] },
  ]
  const state = useAnswer(getStatus, { id: record }, { token, follows })
  const known = state.kind === 'ready' ? state.data.session_id : undefined
  if (known !== session) setSession(known)
  return state
}
