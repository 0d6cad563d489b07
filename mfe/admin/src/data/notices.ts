import { getNotices, saveNotices } from '@callboard/admin/contract'
import { defineAction, inAnswer } from '@callboard/kit/data'

export const saveNoticesAction = defineAction(saveNotices, {
  changes: (stored) => [inAnswer(getNotices, {}, () => stored)],
  says: () => 'The notices are saved.',
})
