import { type BlobStore, type Hold, holdOn, outsideHoldOn } from '@callboard/core'
import { sessionSubject } from '@callboard/projects/contract'
import { type ClientRecord, type LobbyRecord, possibleActions } from '../../contract/index.ts'
import { type CheckInRecord, isSeen } from '../../domain/index.ts'

const PHOTO_SECONDS = 3600

const instantOrNull = (instant: Date | null) => instant?.toISOString() ?? null

const DECK_VALUES: Readonly<Partial<Record<CheckInRecord['state'], 'ON_DECK' | 'IN_CASTING'>>> = {
  on_deck: 'ON_DECK',
  in_casting: 'IN_CASTING',
}

const faceOf = ({ photoKey }: CheckInRecord, blobs: BlobStore, hold: Hold): string | null =>
  photoKey === null ? null : blobs.signGet(photoKey, { seconds: PHOTO_SECONDS, hold })

/** A record as staff see it. */
export function staffRecordView(record: CheckInRecord, blobs: BlobStore): LobbyRecord {
  const hold = holdOn(sessionSubject, { id: record.sessionId })
  return {
    _id: record.id,
    session: record.sessionId,
    day: record.dayId,
    date: record.date,
    first_name: record.firstName,
    last_name: record.lastName,
    email: record.email,
    phone: record.phone,
    role: record.role,
    location_type: record.locationType,
    photo_url: faceOf(record, blobs, hold),
    photos: record.headshotKeys.map((key) => blobs.signGet(key, { seconds: PHOTO_SECONDS, hold })),
    state: record.state,
    seen: isSeen(record),
    on_deck: DECK_VALUES[record.state] ?? null,
    skipped: record.state === 'skipped',
    signed_out: record.state === 'signed_out',
    checked_in_time: record.checkedInTime.toISOString(),
    arrived_time: instantOrNull(record.arrivedTime),
    call_in_time: instantOrNull(record.callInTime),
    joined_time: instantOrNull(record.joinedTime),
    signed_out_time: instantOrNull(record.signedOutTime),
    actual_call: record.actualCall,
    group_id: record.groupId,
    group_name: record.groupName,
    auditioned: record.auditioned,
    interview_no: record.interviewNo,
    sagnumber: record.sagNumber,
    limelite_role_id: record.limeliteRoleId,
    agent: record.agent,
    agent_email: record.agentEmail,
    agent_phone: record.agentPhone,
    instagram_handle: record.instagramHandle,
    tiktok_handle: record.tiktokHandle,
    opt_in: record.optIn,
    text_state: record.textState,
    version: record.version,
    can: possibleActions(record.state),
  }
}

/** What clients may see of a record: never contact details. */
export const clientRecordView = (record: CheckInRecord, blobs: BlobStore): ClientRecord => ({
  _id: record.id,
  day: record.dayId,
  date: record.date,
  first_name: record.firstName,
  last_name: record.lastName,
  role: record.role,
  photo_url: faceOf(record, blobs, outsideHoldOn(sessionSubject, { id: record.sessionId })),
  state: record.state,
  checked_in_time: record.checkedInTime.toISOString(),
  joined_time: instantOrNull(record.joinedTime),
  actual_call: record.actualCall,
  interview_no: record.interviewNo,
  auditioned: record.auditioned,
  group_id: record.groupId,
})
