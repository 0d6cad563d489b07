import type { CheckInRecord } from './check-in-record.ts'

/** What a check-in holds until it is told otherwise. */
const AT_FIRST = {
  userId: null,
  limeliteRoleId: null,
  photoKey: null,
  headshotKeys: [],
  sagNumber: null,
  interviewNo: null,
  actualCall: null,
  agent: null,
  agentEmail: null,
  agentPhone: null,
  instagramHandle: null,
  tiktokHandle: null,
  textState: 'none',
  state: 'waiting',
  callInTime: null,
  calls: 0,
  seenTime: null,
  joinedTime: null,
  signedOutTime: null,
  groupId: null,
  groupName: null,
  auditioned: false,
  held: null,
  stepBack: null,
  deletedAt: null,
  copiedFrom: null,
  version: 1,
} as const satisfies Partial<CheckInRecord>

type AtFirst = keyof typeof AT_FIRST

/** Facts of a check-in that begins. */
export type NewRecord = Omit<CheckInRecord, AtFirst> & Partial<Pick<CheckInRecord, AtFirst>>

/** The check-in of a talent who has just come, or is expected: never called. */
export const newRecord = (facts: NewRecord): CheckInRecord => ({ ...AT_FIRST, ...facts })
