import { type CallInput, defineAction } from '@callboard/kit/data'
import {
  checkIn,
  checkInScheduled,
  clearRecords,
  getLobby,
  getTalentInfo,
  type LobbyRecord,
  saveAvatar,
  saveTalentInfo,
  textTalent,
  updateRecord,
} from '@callboard/lobby/contract'
import { getScheduledAppointments } from '@callboard/scheduling/contract'
import { withGroup, withoutRecord, withRecord } from '../live/lobby-model.ts'
import { inLobby } from './lobby.ts'

/** Facts of a check-in that staff correct. */
export type RecordChange = Omit<CallInput<typeof updateRecord>, 'id' | 'version'>

const changed = (record: LobbyRecord) => inLobby(record.session, (now) => withRecord(now, record))

export const updateRecordAction = defineAction(updateRecord, {
  changes: changed,
  refreshes: [getTalentInfo],
})

export const saveAvatarAction = defineAction(saveAvatar, { changes: changed, refreshes: [getTalentInfo] })

export const saveTalentInfoAction = defineAction(saveTalentInfo, {
  changes: ({ record }) => changed(record),
  refreshes: [getTalentInfo],
})

export const textTalentAction = defineAction(textTalent, {
  changes: changed,
  says: ({ first_name }) => `The text to ${first_name} is on its way.`,
})

export const quickAddAction = defineAction(checkIn, {
  refreshes: [getLobby],
  says: ({ first_name }, { arrived }) => `${first_name} is ${arrived ? 'in the lobby' : 'expected'}.`,
})

export const checkInScheduledAction = defineAction(checkInScheduled, {
  oneOf: ({ talent }) => talent,
  changes: ({ record, group }) => inLobby(record.session, (now) => withGroup(withRecord(now, record), group)),
  refreshes: [getScheduledAppointments],
  toasts: true,
})

export const clearRecordsAction = defineAction(clearRecords, {
  oneOf: ({ session }) => session,
  changes: (_, { session }) => inLobby(session, (now) => [...now.records.keys()].reduce(withoutRecord, now)),
  refreshes: [getLobby],
  says: ({ cleared }) => `The list is empty. ${cleared} check-ins were cleared.`,
  toasts: true,
})
