import type { Piece, Take } from '@callboard/review'
import { instantFromRow, instantOrNullFromRow } from '../dialect/values.ts'

const STATES: readonly string[] = ['asked', 'recording', 'stopping', 'done', 'lost'] satisfies Take['state'][]
const RUNNING: readonly string[] = ['asked', 'recording'] satisfies Take['state'][]

export interface TakeRow {
  readonly id: string
  readonly session_id: string
  readonly group_id: string
  readonly record_id: string
  readonly running_record: string | null
  readonly talent_name: string
  readonly number: number
  readonly state: string
  readonly mime_type: string | null
  readonly device: string | null
  readonly asked_at: unknown
  readonly asked_by: string | null
  readonly started_at: unknown
  readonly stopped_at: unknown
  readonly ended_at: unknown
  readonly last_piece_at: unknown
  readonly pieces: number
  readonly joined: number
  readonly closed_by: string | null
  readonly reason: string | null
}

export const takeToRow = (take: Take): TakeRow => ({
  id: take.id,
  session_id: take.sessionId,
  group_id: take.groupId,
  record_id: take.recordId,
  running_record: RUNNING.includes(take.state) ? take.recordId : null,
  talent_name: take.talentName,
  number: take.number,
  state: take.state,
  mime_type: take.mimeType,
  device: take.device,
  asked_at: take.askedAt,
  asked_by: take.askedBy,
  started_at: take.startedAt,
  stopped_at: take.stoppedAt,
  ended_at: take.endedAt,
  last_piece_at: take.lastPieceAt,
  pieces: take.pieces,
  joined: take.joined,
  closed_by: take.closedBy,
  reason: take.reason,
})

function stateFromRow(state: string): Take['state'] {
  if (STATES.includes(state)) return state as Take['state']
  throw new Error(`Not the state of a take in a row: ${state}`)
}

function closedByFromRow(value: string | null): Take['closedBy'] {
  if (value === null || value === 'device' || value === 'cleanup') return value
  throw new Error(`Nobody who closes takes, in a row: ${value}`)
}

export const takeFromRow = (row: TakeRow): Take => ({
  id: row.id,
  sessionId: row.session_id,
  groupId: row.group_id,
  recordId: row.record_id,
  talentName: row.talent_name,
  number: row.number,
  state: stateFromRow(row.state),
  mimeType: row.mime_type,
  device: row.device,
  askedAt: instantFromRow(row.asked_at),
  askedBy: row.asked_by,
  startedAt: instantOrNullFromRow(row.started_at),
  stoppedAt: instantOrNullFromRow(row.stopped_at),
  endedAt: instantOrNullFromRow(row.ended_at),
  lastPieceAt: instantOrNullFromRow(row.last_piece_at),
  pieces: row.pieces,
  joined: row.joined,
  closedBy: closedByFromRow(row.closed_by),
  reason: row.reason,
})

export interface PieceRow {
  readonly take_id: string
  readonly number: number
  readonly size: number
  readonly sha256: string
  readonly confirmed_at: unknown
}

export const pieceToRow = (piece: Piece): PieceRow => ({
  take_id: piece.takeId,
  number: piece.number,
  size: piece.size,
  sha256: piece.sha256,
  confirmed_at: piece.confirmedAt,
})

export const pieceFromRow = (row: PieceRow): Piece => ({
  takeId: row.take_id,
  number: row.number,
  size: row.size,
  sha256: row.sha256,
  confirmedAt: instantFromRow(row.confirmed_at),
})
