import { wallClock } from '@callboard/core'
import type { RecordState } from '../contract/record-action-rules.ts'
import type { RecordTextState } from '../contract/text-state-rules.ts'

export type LocationType = 'Virtual' | 'In Person' | 'Both' | 'Video Submission'

/** What the talent of a finished group are still shown, while the finish can be undone. */
export interface HeldFinish {
  readonly group: string
  readonly state: RecordState
  readonly auditioned: boolean
}

/** A check-in as it was before a step of staff: all that a step changes, but what the talent was told by it. */
export interface StepBack {
  /** of the check-in right after the step */
  readonly version: number
  /** the talent was in the current group */
  readonly inGroup: boolean
  readonly state: RecordState
  readonly auditioned: boolean
  readonly groupId: string | null
  readonly groupName: string | null
  readonly checkedInTime: Date
  readonly arrivedTime: Date | null
  readonly seenTime: Date | null
  readonly joinedTime: Date | null
  readonly signedOutTime: Date | null
}

/** The check-in of a talent on one date of a session. */
export interface CheckInRecord {
  readonly id: string
  readonly sessionId: string
  /** id of the session date */
  readonly dayId: string
  /** `YYYY-MM-DD` in the session's zone */
  readonly date: string
  readonly locationType: LocationType
  /** account of a talent who was signed in */
  readonly userId: string | null
  readonly firstName: string
  readonly lastName: string
  /** lower case */
  readonly email: string
  /** E.164 */
  readonly phone: string | null
  readonly role: string
  /** Of the same role in Limelite. */
  readonly limeliteRoleId: string | null
  readonly photoKey: string | null
  /** at most four */
  readonly headshotKeys: readonly string[]
  readonly sagNumber: string | null
  readonly interviewNo: number | null
  /** `HH:mm` in the session's zone */
  readonly actualCall: string | null
  readonly agent: string | null
  readonly agentEmail: string | null
  readonly agentPhone: string | null
  readonly instagramHandle: string | null
  readonly tiktokHandle: string | null
  readonly optIn: boolean
  /** how the latest text to this talent fares; changes without a new version */
  readonly textState: RecordTextState
  readonly state: RecordState
  /** since when the record is on the list; the line goes by it. The arrival, once the talent has arrived. */
  readonly checkedInTime: Date
  /** the talent's own check-in, or staff's 'Arrived'; null while the talent is expected */
  readonly arrivedTime: Date | null
  /** the latest call-in */
  readonly callInTime: Date | null
  /** how often this talent was called in */
  readonly calls: number
  /** first time in the room */
  readonly seenTime: Date | null
  /** in the room since the latest call-in; null while nobody has come */
  readonly joinedTime: Date | null
  /** when the talent left: told the goodbye, or signed out */
  readonly signedOutTime: Date | null
  /** the group this talent is in, or was in last */
  readonly groupId: string | null
  readonly groupName: string | null
  /** already in a finished group */
  readonly auditioned: boolean
  readonly held: HeldFinish | null
  /** what the latest step of staff can be taken back to */
  readonly stepBack: StepBack | null
  readonly deletedAt: Date | null
  /** id of the check-in to another session that came along with a copied group: this talent did not check in here */
  readonly copiedFrom: string | null
  readonly ticketNonce: string
  readonly version: number
}

/** Called into the room; the sources' term for it is `seen`. */
export const isSeen = (record: CheckInRecord) => record.state === 'in_casting'

/**
 * True when the talent was in the room since the call-in. Of talent who are there in person no page tells: called in
 * and not sent back by staff, they have come through the door.
 */
export const isThere = (record: CheckInRecord) =>
  record.joinedTime !== null || (record.locationType === 'In Person' && record.state === 'in_casting')

/** The call `HH:mm` of an appointment, on the wall of the session. */
export const callAt = (start: Date, zone: string): string => wallClock(start, zone).time.slice(0, 5)

export const canBeTexted = (record: CheckInRecord): record is CheckInRecord & { readonly phone: string } =>
  record.phone !== null && record.optIn

export const fullName = (person: { readonly firstName: string; readonly lastName: string }) =>
  `${person.firstName} ${person.lastName}`.trim()

export function changed(record: CheckInRecord, changes: Partial<CheckInRecord>): CheckInRecord {
  return { ...record, ...changes, version: record.version + 1 }
}

/**
 * The identity of a talent on a date: the date, and e-mail and names in any letter case. A text to take a digest of,
 * which no two people share.
 */
export function personOf(person: {
  readonly dayId: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}): string {
  const parts = [person.email, person.firstName, person.lastName].map((part) =>
    part.normalize('NFC').trim().toLowerCase(),
  )
  return JSON.stringify([person.dayId, ...parts])
}

/** The sessions of check-ins, each once, in the order in which they are locked. */
export const sessionsOf = (records: readonly Pick<CheckInRecord, 'sessionId'>[]): readonly string[] =>
  [...new Set(records.map(({ sessionId }) => sessionId))].toSorted()
