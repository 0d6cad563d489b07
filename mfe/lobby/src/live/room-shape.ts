import { store } from '@callboard/kit/ui'
import { useSyncExternalStore } from 'react'

/** What of the live room is shown beside the picture: all, all but the right column, or the picture alone. */
export type RoomShape = 'whole' | 'folded' | 'alone'

const KEPT = 'callboard-room-folded'

const folded = (): boolean => {
  try {
    return localStorage.getItem(KEPT) === 'yes'
  } catch {
    return false
  }
}

const shape = store<RoomShape>(folded() ? 'folded' : 'whole')

/** The column stays folded for this person on this device; the picture alone lasts as long as the page. */
function change(next: RoomShape): void {
  shape.set(next)
  if (next === 'alone') return
  try {
    localStorage.setItem(KEPT, next === 'folded' ? 'yes' : 'no')
  } catch {
    // Without storage it lasts as long as the page.
  }
}

export const toggleFold = (): void => change(shape.get() === 'whole' ? 'folded' : 'whole')
export const toggleAlone = (): void => {
  if (shape.get() !== 'alone') change('alone')
  else change(folded() ? 'folded' : 'whole')
}

export const useRoomShape = (): RoomShape => useSyncExternalStore(shape.subscribe, shape.get)
