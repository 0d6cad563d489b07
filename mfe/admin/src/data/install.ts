import { getCapacity, getCredentials, saveCredentials, updateCapacity } from '@callboard/admin/contract'
import { defineAction, inAnswer, refresh } from '@callboard/kit/data'

export const saveCredentialsAction = defineAction(saveCredentials, {
  changes: (stored) => [inAnswer(getCredentials, {}, () => stored)],
  refreshes: [getCapacity],
  says: () => 'The credentials are saved.',
})

/** Of several groups some may be changed before one is refused: the list shows how things are. */
export const updateCapacityAction = defineAction(updateCapacity, {
  changes: (now) => [inAnswer(getCapacity, {}, () => now)],
  refused: () => ({ refreshes: [getCapacity] }),
  says: () => 'AWS has the new capacity.',
})

export const lookAtCapacity = (): Promise<void> => refresh(getCapacity)
