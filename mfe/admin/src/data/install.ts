import { getUserTraces } from '@callboard/accounts/contract'
import { getCapacity, getCredentials, saveCredentials, updateCapacity } from '@callboard/admin/contract'
import { defineAction, inAnswer, refresh } from '@callboard/kit/data'
import { getKeptSheets, saveKeptSheets } from '@callboard/lobby/contract'

export const saveCredentialsAction = defineAction(saveCredentials, {
  changes: (stored) => [inAnswer(getCredentials, {}, () => stored)],
  refreshes: [getCapacity],
  says: () => 'The credentials are saved.',
})

export const saveKeptSheetsAction = defineAction(saveKeptSheets, {
  changes: (stored) => [inAnswer(getKeptSheets, {}, () => stored)],
  refreshes: [getUserTraces],
  says: ({ days }) =>
    days === 0
      ? 'Deletions keep nothing from now on.'
      : `Deletions keep names on sign-in sheets for ${days === 1 ? 'a day' : `${days} days`} from now on.`,
})

/** Of several groups some may be changed before one is refused: the list shows how things are. */
export const updateCapacityAction = defineAction(updateCapacity, {
  changes: (now) => [inAnswer(getCapacity, {}, () => now)],
  refused: () => ({ refreshes: [getCapacity] }),
  says: () => 'AWS has the new capacity.',
})

export const lookAtCapacity = (): Promise<void> => refresh(getCapacity)
