import { readKept, writeKept } from '@callboard/kit/kept'
import { store } from '@callboard/kit/ui'
import { useSyncExternalStore } from 'react'

/** What of the live room is shown beside the picture: all, all but the right column, or the picture alone. */
export type RoomShape = 'whole' | 'folded' | 'alone'

const KEPT = 'callboard-room-folded'

const folded = (): boolean => readKept(KEPT, (kept) => kept === 'yes')

const shape = store<RoomShape>(folded() ? 'folded' : 'whole')

/** The column stays folded for this person on this device; the picture alone lasts as long as the page. */
function change(next: RoomShape): void {
  shape.set(next)
  if (next !== 'alone') writeKept(KEPT, next === 'folded' ? 'yes' : 'no')
}

export const toggleFold = (): void => change(shape.get() === 'whole' ? 'folded' : 'whole')
export const toggleAlone = (): void => {
  if (shape.get() !== 'alone') change('alone')
  else change(folded() ? 'folded' : 'whole')
}

export const useRoomShape = (): RoomShape => useSyncExternalStore(shape.subscribe, shape.get)
