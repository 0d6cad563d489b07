import { readKept, writeKept } from '@callboard/kit/kept'
import { store } from '@callboard/kit/ui'
import { useSyncExternalStore } from 'react'

/** Rises with each change, so that all who show the switch look again. */
const changes = store(0)

const keyOf = (session: string) => `callboard-call-in-to-group:${session}`

/** Whether a call-in puts the talent into the group; kept for each session on this device. */
export const callsIntoGroup = (session: string): boolean => readKept(keyOf(session), (kept) => kept !== 'no')

export function useGroupSwitch(session: string): readonly [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(changes.subscribe, () => callsIntoGroup(session))
  const change = (next: boolean) => {
    writeKept(keyOf(session), next ? 'yes' : 'no')
    changes.change((now) => now + 1)
  }
  return [on, change]
}
