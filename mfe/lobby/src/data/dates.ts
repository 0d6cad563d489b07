import { defineAction } from '@callboard/kit/data'
import { getLobby } from '@callboard/lobby/contract'
import { getSession, updateSession } from '@callboard/projects/contract'

export const addDateAction = defineAction(updateSession, {
  refreshes: [getSession, getLobby],
  says: () => 'The date is added.',
})

export const saveNotesAction = defineAction(updateSession, {
  refreshes: [getSession],
  says: () => 'The casting notes are saved.',
})
