import { onSignal, useRoom } from '@callboard/kit/data'
import { talentRoom } from '@callboard/lobby/contract'
import { startLocalRecording } from '@callboard/review/contract'
import { useState, useSyncExternalStore } from 'react'
import type { LocalMedia } from '../meeting/local-media.ts'
import type { SwitchedOff } from '../meeting/switched-off.ts'

/** Devices to switch on for a recording that staff asked for; null once they are on or the room is left. */
export function useRecordWish(record: string, media: LocalMedia): SwitchedOff | null {
  const [isAsked, setAsked] = useState(false)
  const { kind } = useSyncExternalStore(media.subscribe, media.state)
  useRoom(talentRoom, record, [onSignal(startLocalRecording, () => setAsked(true))])
  const off = media.switchedOff()
  if (isAsked && off === null && kind !== 'opening') setAsked(false)
  return isAsked ? off : null
}
