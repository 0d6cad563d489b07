import type { Archive } from '@callboard/review'
import { instantFromRow, instantOrNullFromRow, jsonFromRow, jsonToRow } from '../dialect/values.ts'

export interface ArchiveRow {
  readonly id: string
  readonly session_id: string
  readonly requested_by: string
  readonly email: string
  readonly file_name: string
  readonly selection: string
  readonly building_selection: string | null
  readonly video_ids: unknown
  readonly state: string
  readonly reason: string | null
  readonly progress: number
  readonly file_count: number
  readonly left_out_count: number
  readonly attempts: number
  readonly created_at: unknown
  readonly expires_at: unknown
}

export const archiveToRow = (archive: Archive): ArchiveRow => ({
  id: archive.id,
  session_id: archive.sessionId,
  requested_by: archive.requestedBy,
  email: archive.email,
  file_name: archive.fileName,
  selection: archive.selection,
  building_selection: archive.state === 'building' ? archive.selection : null,
  video_ids: jsonToRow(archive.videoIds),
  state: archive.state,
  reason: archive.reason,
  progress: archive.progress,
  file_count: archive.fileCount,
  left_out_count: archive.leftOutCount,
  attempts: archive.attempts,
  created_at: archive.createdAt,
  expires_at: archive.expiresAt,
})

function stateFromRow(state: string): Archive['state'] {
  if (state === 'building' || state === 'ready' || state === 'failed') return state
  throw new Error(`Not the state of an archive in a row: ${state}`)
}

export const archiveFromRow = (row: ArchiveRow): Archive => ({
  id: row.id,
  sessionId: row.session_id,
  requestedBy: row.requested_by,
  email: row.email,
  fileName: row.file_name,
  selection: row.selection,
  videoIds: jsonFromRow(row.video_ids) as string[],
  state: stateFromRow(row.state),
  reason: row.reason,
  progress: row.progress,
  fileCount: row.file_count,
  leftOutCount: row.left_out_count,
  attempts: row.attempts,
  createdAt: instantFromRow(row.created_at),
  expiresAt: instantOrNullFromRow(row.expires_at),
})
