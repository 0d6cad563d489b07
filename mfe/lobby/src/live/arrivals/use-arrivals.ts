import type { LobbyRecord } from '@callboard/lobby/contract'
import { useEffect, useRef } from 'react'
import { allowSound } from '../../shared/tones.ts'
import { soundArrival } from './arrival-sound.ts'
import { arrivalWishes } from './arrival-wishes.ts'
import { arrivalWords, newArrivals } from './new-arrivals.ts'

function tell(arrived: readonly LobbyRecord[]): void {
  const { sound, notify } = arrivalWishes.get()
  if (sound) soundArrival()
  if (notify && 'Notification' in window && Notification.permission === 'granted') {
    const { title, body } = arrivalWords(arrived)
    new Notification(title, { body, tag: 'callboard-arrivals' })
  }
}

/** Tells staff of talent who come into the lobby, as they wished on this device. */
export function useArrivals(records: ReadonlyMap<string, LobbyRecord>): void {
  const known = useRef<ReadonlyMap<string, LobbyRecord>>(undefined)
  useEffect(() => {
    const arrived = newArrivals(known.current, records)
    known.current = records
    if (arrived.length > 0) tell(arrived)
  }, [records])
  // After a reload browsers want a touch before a page may sound again.
  useEffect(() => {
    const wake = () => {
      if (arrivalWishes.get().sound) void allowSound()
    }
    addEventListener('pointerdown', wake, { once: true })
    addEventListener('keydown', wake, { once: true })
    return () => {
      removeEventListener('pointerdown', wake)
      removeEventListener('keydown', wake)
    }
  }, [])
}
