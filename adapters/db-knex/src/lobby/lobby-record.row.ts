import type { CheckInRecord } from '@callboard/lobby'
import { flagFromRow, instantFromRow, instantOrNullFromRow } from '../dialect/index.ts'

/** A row of the table `lobby_record`, as far as it is read. */
export interface LobbyRecordRow {
  readonly id: string
  readonly session_id: string
  readonly day_id: string
  readonly date: string
  readonly location_type: string
  readonly user_id: string | null
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly phone: string | null
  readonly role: string
  readonly photo_key: string | null
  readonly sag_number: string | null
  readonly interview_no: number | null
  readonly actual_call: string | null
  readonly agent: string | null
  readonly agent_email: string | null
  readonly agent_phone: string | null
  readonly instagram_handle: string | null
  readonly tiktok_handle: string | null
  readonly opt_in: unknown
  readonly state: string
  readonly checked_in_time: unknown
  readonly call_in_time: unknown
  readonly calls: number
  readonly signed_out_time: unknown
  readonly group_id: string | null
  readonly group_name: string | null
  readonly auditioned: unknown
  readonly deleted_at: unknown
  readonly ticket_nonce: string
  readonly version: number
}

/** Each column once; what is not listed here is not read. */
export const LOBBY_RECORD_COLUMNS = [
  'id',
  'session_id',
  'day_id',
  'date',
  'location_type',
  'user_id',
  'first_name',
  'last_name',
  'email',
  'phone',
  'role',
  'photo_key',
  'sag_number',
  'interview_no',
  'actual_call',
  'agent',
  'agent_email',
  'agent_phone',
  'instagram_handle',
  'tiktok_handle',
  'opt_in',
  'state',
  'checked_in_time',
  'call_in_time',
  'calls',
  'signed_out_time',
  'group_id',
  'group_name',
  'auditioned',
  'deleted_at',
  'ticket_nonce',
  'version',
] as const satisfies readonly (keyof LobbyRecordRow)[]

export const lobbyRecordToRow = (record: CheckInRecord): LobbyRecordRow => ({
  id: record.id,
  session_id: record.sessionId,
  day_id: record.dayId,
  date: record.date,
  location_type: record.locationType,
  user_id: record.userId,
  first_name: record.firstName,
  last_name: record.lastName,
  email: record.email,
  phone: record.phone,
  role: record.role,
  photo_key: record.photoKey,
  sag_number: record.sagNumber,
  interview_no: record.interviewNo,
  actual_call: record.actualCall,
  agent: record.agent,
  agent_email: record.agentEmail,
  agent_phone: record.agentPhone,
  instagram_handle: record.instagramHandle,
  tiktok_handle: record.tiktokHandle,
  opt_in: record.optIn,
  state: record.state,
  checked_in_time: record.checkedInTime,
  call_in_time: record.callInTime,
  calls: record.calls,
  signed_out_time: record.signedOutTime,
  group_id: record.groupId,
  group_name: record.groupName,
  auditioned: record.auditioned,
  deleted_at: record.deletedAt,
  ticket_nonce: record.ticketNonce,
  version: record.version,
})

const STATES: readonly string[] = [
  'waiting',
  'on_deck',
  'in_casting',
  'skipped',
  'signed_out',
] satisfies readonly CheckInRecord['state'][]
const LOCATION_TYPES: readonly string[] = [
  'Virtual',
  'In Person',
  'Both',
  'Video Submission',
] satisfies readonly CheckInRecord['locationType'][]

function stateFromRow(value: string): CheckInRecord['state'] {
  if (!STATES.includes(value)) throw new Error(`Not a state of a check-in in a row: ${value}`)
  return value as CheckInRecord['state']
}

function locationTypeFromRow(value: string): CheckInRecord['locationType'] {
  if (!LOCATION_TYPES.includes(value)) throw new Error(`Not a location type in a row: ${value}`)
  return value as CheckInRecord['locationType']
}

export const lobbyRecordFromRow = (row: LobbyRecordRow): CheckInRecord => ({
  id: row.id,
  sessionId: row.session_id,
  dayId: row.day_id,
  date: row.date,
  locationType: locationTypeFromRow(row.location_type),
  userId: row.user_id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  phone: row.phone,
  role: row.role,
  photoKey: row.photo_key,
  sagNumber: row.sag_number,
  interviewNo: row.interview_no,
  actualCall: row.actual_call,
  agent: row.agent,
  agentEmail: row.agent_email,
  agentPhone: row.agent_phone,
  instagramHandle: row.instagram_handle,
  tiktokHandle: row.tiktok_handle,
  optIn: flagFromRow(row.opt_in),
  state: stateFromRow(row.state),
  checkedInTime: instantFromRow(row.checked_in_time),
  callInTime: instantOrNullFromRow(row.call_in_time),
  calls: row.calls,
  signedOutTime: instantOrNullFromRow(row.signed_out_time),
  groupId: row.group_id,
  groupName: row.group_name,
  auditioned: flagFromRow(row.auditioned),
  deletedAt: instantOrNullFromRow(row.deleted_at),
  ticketNonce: row.ticket_nonce,
  version: row.version,
})
