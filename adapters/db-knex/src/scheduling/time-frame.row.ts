import type { FrameRole, TimeFrame } from '@callboard/scheduling'
import { instantFromRow, jsonFromRow, jsonToRow } from '../dialect/index.ts'

/** A row of the table `time_frame`. */
export interface TimeFrameRow {
  readonly id: string
  readonly session_id: string
  readonly day_id: string
  readonly name: string
  readonly date: string
  readonly time_zone: string
  readonly start_time: string
  readonly end_time: string
  readonly slot_seconds: number
  readonly roles: string
  readonly created_by: string
  readonly created_at: unknown
  readonly version: number
}

export const frameToRow = (frame: TimeFrame): TimeFrameRow => ({
  id: frame.id,
  session_id: frame.sessionId,
  day_id: frame.dayId,
  name: frame.name,
  date: frame.date,
  time_zone: frame.zone,
  start_time: frame.startTime,
  end_time: frame.endTime,
  slot_seconds: frame.slotSeconds,
  roles: jsonToRow(frame.roles),
  created_by: frame.createdBy,
  created_at: frame.createdAt,
  version: frame.version,
})

const isFrameRole = (value: unknown): value is FrameRole =>
  typeof value === 'object' &&
  value !== null &&
  'role' in value &&
  typeof value.role === 'string' &&
  'count' in value &&
  typeof value.count === 'number'

function rolesFromRow(row: TimeFrameRow): readonly FrameRole[] {
  const roles = jsonFromRow(row.roles)
  if (Array.isArray(roles) && roles.every(isFrameRole)) return roles
  throw new Error(`Time frame ${row.id} has no list of roles.`)
}

export const frameFromRow = (row: TimeFrameRow): TimeFrame => ({
  id: row.id,
  sessionId: row.session_id,
  dayId: row.day_id,
  name: row.name,
  date: row.date,
  zone: row.time_zone,
  startTime: row.start_time,
  endTime: row.end_time,
  slotSeconds: row.slot_seconds,
  roles: rolesFromRow(row),
  createdBy: row.created_by,
  createdAt: instantFromRow(row.created_at),
  version: row.version,
})
