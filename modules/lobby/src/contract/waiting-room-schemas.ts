import { idFormat, instantFormat } from '@callboard/core/http-contract'
import { type Static, Type } from '@sinclair/typebox'
import { RECORD_STATES, type RecordState } from './record-action-rules.ts'

/** Seconds between two looks of a screen at the waiting room. */
export const WAITING_ROOM_POLL_SECONDS = 5

/** A talent of the external waiting room. */
export const WaitingTalent = Type.Object({
  /** the waiting room's own id */
  _id: Type.String(idFormat),
  /** names the talent in answers and comments of this session */
  ref: Type.String(idFormat),
  first_name: Type.String(),
  last_name: Type.String(),
  role: Type.String(),
  state: Type.Unsafe<RecordState>({ type: 'string', enum: [...RECORD_STATES] }),
  /** as the waiting room writes it */
  actual_call: Type.String(),
  checked_in_time: Type.Union([Type.String(instantFormat), Type.Null()]),
  interview_no: Type.String(),
  /** never for clients */
  contact: Type.Union([
    Type.Object({
      email: Type.String(),
      phone: Type.String(),
      agent: Type.String(),
      agent_email: Type.String(),
      agent_phone: Type.String(),
    }),
    Type.Null(),
  ]),
})
export type WaitingTalent = Static<typeof WaitingTalent>

export const WAITING_TROUBLES = ['off', 'unreachable', 'unknown'] as const

/** The external waiting room of a session. */
export const WaitingRoomView = Type.Object({
  /** 'Syncing' or 'Not Syncing' */
  syncing: Type.Boolean(),
  /**
   * Cause of 'Not Syncing'. `off`: the session has none, or its sync is switched off. `unreachable`: it does not answer.
   * `unknown`: it does not know the address that the session names.
   */
  trouble: Type.Union([
    Type.Unsafe<(typeof WAITING_TROUBLES)[number]>({ type: 'string', enum: [...WAITING_TROUBLES] }),
    Type.Null(),
  ]),
  name: Type.String(),
  /** for staff, where the waiting room has a page of its own */
  check_in_link: Type.Union([Type.String(), Type.Null()]),
  /** of these records; null before the first */
  read_at: Type.Union([Type.String(instantFormat), Type.Null()]),
  /** in casting, on deck, then by check-in; during an outage the last that are known */
  records: Type.Array(WaitingTalent),
  can: Type.Object({ edit: Type.Boolean() }),
})
export type WaitingRoomView = Static<typeof WaitingRoomView>
